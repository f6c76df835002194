"""Every parser against text nobody meant; `make fuzz` takes longer."""
