import { COLOURS } from '@escala/core';
import { CODE_PAGES, type ListRhythm, type RatingsOfEntries } from '@escala/formats';
import type { Speech } from '@escala/messages';
import { type Command, Option } from 'commander';
import { CONVERSION_TARGETS } from '../conversion/conversion-targets.ts';
import { SYSTEMS } from '../input/competition-book.ts';
import { UsageError } from '../usage-error.ts';
import { addResultOptions, choiceOption, command, type Done, languageOption, numberOption, run } from './parts.ts';
import { addReportOptions, MOST_ROUNDS } from './report-options.ts';

/** Named here: `--help` loads no formats. */
const LIST_RHYTHMS: readonly ListRhythm[] = ['standard', 'rapid', 'blitz'];
const RATINGS: readonly RatingsOfEntries[] = ['fide', 'national', 'fide-national', 'national-fide', 'highest'];
const USUALLY_LISTED = 1000;
const MOST_LISTED = 10_000_000;

export function addConvert(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addReportOptions(command(program, 'convert', translate), translate)
    .argument('<file>', translate('cli.help.tournament-file'))
    .addOption(
      choiceOption('-t, --to <format>', translate('cli.help.convert-to'), CONVERSION_TARGETS).makeOptionMandatory(),
    )
    .addOption(choiceOption('--encoding <name>', translate('cli.help.encoding'), CODE_PAGES))
    .option('-o, --out <file>', translate('cli.help.out-text'))
    .option('--json', translate('cli.help.json-faults'))
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/convert.ts')).convert));
}

export function addEntries(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  command(program, 'entries', translate)
    .argument('<file>', translate('cli.help.entries-file'))
    .option('--fide-list <file>', translate('cli.help.entries-fide-list'))
    .addOption(choiceOption('--rhythm <name>', translate('cli.help.list-rhythm'), LIST_RHYTHMS))
    .addOption(choiceOption('--ratings <which>', translate('cli.help.entries-ratings'), RATINGS))
    .addOption(choiceOption('-t, --to <format>', translate('cli.help.entries-to'), CONVERSION_TARGETS))
    .option('--name <name>', translate('cli.help.entries-name'))
    .addOption(choiceOption('--system <name>', translate('cli.help.entries-system'), SYSTEMS))
    .addOption(numberOption('--rounds <number>', translate('cli.help.entries-rounds'), 1, MOST_ROUNDS))
    .addOption(choiceOption('--initial-colour <colour>', translate('cli.help.entries-initial-colour'), COLOURS))
    .option('--lenient', translate('cli.help.entries-lenient'))
    .addOption(choiceOption('--encoding <name>', translate('cli.help.encoding'), CODE_PAGES))
    .option('-o, --out <file>', translate('cli.help.out-text'))
    .option('--json', translate('cli.help.json-faults'))
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/entries.ts')).entries));
}

export function addFideList(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addResultOptions(command(program, 'fide-list', translate), translate)
    .argument('<file>', translate('cli.help.fide-list-file'))
    .addOption(
      new Option('-f, --federation <code>', translate('cli.help.fide-list-federation')).argParser((code) =>
        code.toUpperCase(),
      ),
    )
    .option('-s, --search <name>', translate('cli.help.fide-list-search'))
    .addOption(new Option('--ids <ids>', translate('cli.help.fide-list-ids')).argParser(fideIds))
    .addOption(choiceOption('--rhythm <name>', translate('cli.help.list-rhythm'), LIST_RHYTHMS))
    .addOption(
      numberOption('-n, --most <number>', translate('cli.help.fide-list-most'), 1, MOST_LISTED).default(USUALLY_LISTED),
    )
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/fide-list.ts')).fideList));
}

function fideIds(wanted: string): string[] {
  const ids = wanted.split(/[\s,;]+/).filter(Boolean);
  const wrong = ids.find((id) => !/^[1-9]\d{0,9}$/.test(id));
  if (wrong !== undefined || ids.length === 0)
    throw new UsageError('cli.usage.not-fide-ids', { wanted: wrong ?? wanted });
  return ids;
}
