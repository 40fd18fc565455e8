# A simulated event.
no-such-number = Can't simulate { $n } players: choose { $fewest } to { $most }.
