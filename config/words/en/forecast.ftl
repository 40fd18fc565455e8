# A simulated event.
no-such-number = { $n } players cannot be simulated: from { $fewest } to { $most } can.
