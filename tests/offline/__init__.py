"""The server in a browser, without the browser; tests/browser/test_site.py has the real one."""
