import type { KeyAfter } from '@escala/core';
import type { ListRhythm } from '@escala/formats';
import type { Speech } from '@escala/messages';
import type { Command } from 'commander';
import type { FindOptions } from '../commands/office/fide-register.ts';
import {
  addResultOptions,
  choiceOption,
  command,
  type Done,
  examples,
  languageOption,
  numberOption,
  placeOptions,
  run,
} from './parts.ts';
import { dateOption } from './rated-report-options.ts';

const LIST_RHYTHMS: readonly ListRhythm[] = ['standard', 'rapid', 'blitz'];
const USUALLY_FOUND = 20;
const MOST_FOUND = 1000;

/** `escala fide-register …`: FIDE's list, one for the installation. */
export function addFideRegister(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  const parent = command(program, 'fide-register', translate);
  part(parent, 'load', speech)
    .argument('<file>', translate('cli.help.fide-register-file'))
    .addOption(dateOption('--date <date>', translate('cli.help.fide-register-date')))
    .addOption(choiceOption('--rhythm <name>', translate('cli.help.fide-list-rhythm'), LIST_RHYTHMS))
    .action(run(speech, done, async () => (await import('../commands/office/fide-register.ts')).loadFideRegister));
  addResultOptions(part(parent, 'find', speech), translate)
    .argument('<name...>', translate('cli.help.fide-register-name'))
    .addOption(
      numberOption('-n, --most <number>', translate('cli.help.fide-list-most'), 1, MOST_FOUND).default(USUALLY_FOUND),
    )
    .action(async (words: string[], options: FindOptions) => {
      const { findInFideRegister } = await import('../commands/office/fide-register.ts');
      done(await findInFideRegister(words.join(' '), options, speech));
    });
}

function part(parent: Command, name: KeyAfter<'cli.help.fide-register-'> & ('load' | 'find'), speech: Speech): Command {
  const { translate } = speech;
  const made = parent
    .command(name)
    .description(translate(`cli.help.fide-register-${name}`))
    .helpOption('-h, --help', translate('cli.help.help'))
    .addHelpText('after', examples(translate, `cli.examples.fide-register-${name}`));
  return placeOptions(made, translate).addOption(languageOption(translate));
}
