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
