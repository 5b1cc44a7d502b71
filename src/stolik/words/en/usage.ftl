# The frame of a help page, and what is wrong with a call.

usage = Usage:
heading-options = Options
heading-arguments = Arguments
heading-commands = Commands
remark-default = default: { $value }
remark-env-var = env var: { $value }
remark-required = required{ $value }

complaint = Error: { $text }
complaint-help = Try '{ $command }' for help.
complaint-aborted = Aborted.
complaint-no-option = There is no option { $option }.
complaint-no-option-but = There is no option { $option }. Did you mean { $others }?
complaint-no-command = There is no command { $command }.
complaint-no-command-but = There is no command { $command }. Did you mean { $others }?
complaint-no-command-given = Give a command.
complaint-missing-argument = The argument { $argument } is missing.
complaint-missing-choice = An argument is missing, one of { $choices }.
complaint-missing-option = The option { $option } is missing.
complaint-no-value = The option { $option } needs a value.
complaint-needless-value = The option { $option } takes no value.
complaint-extra = Unexpected: { $arguments }
complaint-bad-value = Bad value: { $why }
complaint-bad-value-of = Bad value of { $place }: { $why }
complaint-at-most = at most { $limit }
complaint-at-least = at least { $limit }
complaint-no-number = expected a whole number
complaint-no-choice = { $value } is not one of { $choices }
complaint-no-file = there is no file { $file }
complaint-folder = { $file } is a folder
complaint-unreadable = the file { $file } cannot be read
complaint-no-rack = give the rack too, or neither for JSON Lines on standard input
complaint-system-enospc = there is no space left on the disk
complaint-system-eacces = that is not allowed here (permission denied)
complaint-system-eperm = that is not allowed here
complaint-system-erofs = nothing can be written here: the disk is read-only
complaint-system-enoent = there is no such file or folder
complaint-system-eisdir = that is a folder, not a file
complaint-system-enotdir = that is not a folder
complaint-system-edquot = your share of the disk is used up
complaint-system-emfile = too many files are open
complaint-system-eio = reading or writing failed (input/output error)
complaint-system-eaddrinuse = that port is taken: another program listens there

lines-hint = One JSON object a line, Ctrl-D to end. For example: { $example }
