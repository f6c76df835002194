"""What strangers, rivals and vandals try; docs/threats.md says which test stands for what."""
