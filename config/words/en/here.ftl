# Where sheets, site and mirror of an event go on this computer; no event file says it.
# $settings: as the command reads them, such as publish=site.
set = Set on this computer only: { $settings }.
unreadable = Can't read { $path }, so nothing is set here for the event: { $why }
named-by-the-file = { $path } says where files should go: { $settings }. An event file can't decide that, so it was ignored. To use it, set it with setup.
elsewhere = Set for this event as { $other }: { $settings }. Nothing is set here: if you continue with { $path }, set it again with setup.
