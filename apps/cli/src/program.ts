import type { Speech } from '@escala/messages';
import { Command } from 'commander';
import { addBringIn } from './program/bring-in-commands.ts';
import {
  addCheck,
  addDraw,
  addNorms,
  addPair,
  addPrizes,
  addPromotions,
  addSchedule,
  addSimulate,
  addStandings,
} from './program/competition-commands.ts';
import { addFideRegister } from './program/fide-register-commands.ts';
import { addConvert, addEntries, addFideList } from './program/file-commands.ts';
import {
  addBackup,
  addCompare,
  addDemo,
  addDistribute,
  addExport,
  addFound,
  addImport,
  addInvite,
  addMail,
  addPlay,
  addPublish,
  addRestore,
  addServe,
  addVerify,
} from './program/office-commands.ts';
import { type Done, examples, languageOption, titleWords } from './program/parts.ts';
import { addExplain, addRate, addRegulations, addSchema } from './program/rating-commands.ts';
import { addClubList, addLineUp } from './program/team-commands.ts';
import { version } from './version.ts';

/** In the order in which the help lists them. */
const COMMANDS = [
  addRate,
  addExplain,
  addPair,
  addPrizes,
  addStandings,
  addSchedule,
  addDraw,
  addCheck,
  addNorms,
  addPromotions,
  addClubList,
  addLineUp,
  addSimulate,
  addConvert,
  addEntries,
  addFideList,
  addPlay,
  addPublish,
  addCompare,
  addServe,
  addFound,
  addInvite,
  addMail,
  addDemo,
  addVerify,
  addBackup,
  addRestore,
  addExport,
  addImport,
  addDistribute,
  addBringIn,
  addFideRegister,
  addSchema,
  addRegulations,
];

/** The commands and their options. What a command needs is loaded when it runs: `--help` loads no engine. */
export function buildProgram(speech: Speech, done: Done): Command {
  const { translate } = speech;
  const program = new Command('escala')
    .description(translate('cli.help.escala'))
    .version(version(), '-V, --version', translate('cli.help.version'))
    .helpOption('-h, --help', translate('cli.help.help'))
    .helpCommand('help [command]', translate('cli.help.help-command'))
    .addOption(languageOption(translate))
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({ styleTitle: titleWords(translate), showGlobalOptions: false });
  for (const add of COMMANDS) add(program, speech, done);
  return program.addHelpText('after', examples(translate, 'cli.examples.escala'));
}
