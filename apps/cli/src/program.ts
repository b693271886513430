import type { Speech } from '@escala/messages';
import { Command } from 'commander';
import { addCommand, addHelp, type CommandRow, type Done, examples, titleWords } from './program/command-row.ts';
import { COMPETITION_COMMANDS } from './program/competition-commands.ts';
import { FILE_COMMANDS } from './program/file-commands.ts';
import { BRING_IN, FIDE_REGISTER, OFFICE_COMMANDS } from './program/office-commands.ts';
import { language } from './program/options.ts';
import { RATING_COMMANDS, REFERENCE_COMMANDS } from './program/rating-commands.ts';
import { version } from './version.ts';

/** In the order in which the help lists them. */
export const COMMANDS: readonly CommandRow[] = [
  ...RATING_COMMANDS,
  ...COMPETITION_COMMANDS,
  ...FILE_COMMANDS,
  ...OFFICE_COMMANDS,
  BRING_IN,
  FIDE_REGISTER,
  ...REFERENCE_COMMANDS,
];

/** The commands and their options. What a command needs is loaded when it runs: `--help` loads no engine. */
export function buildProgram(speech: Speech, done: Done): Command {
  const { translate } = speech;
  const program = new Command('escala')
    .description(translate('cli.help.escala'))
    .version(version(), '-V, --version', translate('cli.help.version'))
    .helpOption('-h, --help', translate('cli.help.help'))
    .addOption(language(translate))
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({ styleTitle: titleWords(translate), showGlobalOptions: false });
  for (const row of COMMANDS) addCommand(program, row, speech, done);
  addHelp(program, speech);
  return program.addHelpText('after', examples(translate, 'cli.examples.escala'));
}
