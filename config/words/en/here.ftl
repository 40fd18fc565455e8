# Where sheets, site and mirror of an event go on this computer; no event file says it.
# $settings: as the verb reads them, such as publish=site.
set = Set on this computer only: { $settings }.
unreadable = { $path } cannot be read, so nothing is set here for the event: { $why }
named-by-the-file = { $path } says where files are to go: { $settings }. An event file cannot, so this is ignored. Set it with setup if you want it.
elsewhere = For this event as { $other } it is set: { $settings }. Here nothing is set: if { $path } is the one that goes on, set it again with setup.
