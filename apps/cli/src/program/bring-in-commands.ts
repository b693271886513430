import { EVENT_TYPES, type KeyAfter } from '@escala/core';
import { CODE_PAGES, type ListRhythm } from '@escala/formats';
import type { Speech } from '@escala/messages';
import { type Command, Option } from 'commander';
import {
  choiceOption,
  command,
  type Done,
  examples,
  languageOption,
  numberOption,
  placeOptions,
  run,
} from './parts.ts';
import { dateOption, timeControlOfText } from './rated-report-options.ts';

const LIST_RHYTHMS: readonly ListRhythm[] = ['standard', 'rapid', 'blitz'];

/** `escala bring-in …`: the past of a federation into its office. */
export function addBringIn(program: Command, speech: Speech, done: Done): void {
  const parent = command(program, 'bring-in', speech.translate);
  addPlayers(parent, speech, done);
  addList(parent, speech, done);
  addEvents(parent, speech, done);
  addFideList(parent, speech, done);
  addGames(parent, speech, done);
}

function part(parent: Command, name: KeyAfter<'cli.help.bring-in-'>, { translate }: Speech): Command {
  const made = parent
    .command(name)
    .description(translate(`cli.help.bring-in-${name}`))
    .helpOption('-h, --help', translate('cli.help.help'))
    .addHelpText('after', examples(translate, `cli.examples.bring-in-${name}`))
    .option('--dry-run', translate('cli.help.dry-run'))
    .option('--doubts <file>', translate('cli.help.doubts'))
    .option('--reason <text>', translate('cli.help.reason'))
    .option('--federation <id>', translate('cli.help.federation'));
  // FIDE says how its lists are written.
  if (name !== 'fide-list')
    made.addOption(choiceOption('--encoding <name>', translate('cli.help.encoding'), CODE_PAGES));
  return placeOptions(made, translate).addOption(languageOption(translate));
}

function addPlayers(parent: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  part(parent, 'players', speech)
    .argument('<file>', translate('cli.help.players-file'))
    .addOption(numberOption('--season <year>', translate('cli.help.season'), 1900, 2199))
    .option('--new-clubs', translate('cli.help.new-clubs'))
    .option('--again', translate('cli.help.again'))
    .action(run(speech, done, async () => (await import('../commands/bring-in/players.ts')).bringInPlayers));
}

function addList(parent: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  part(parent, 'list', speech)
    .argument('<files...>', translate('cli.help.old-list-files'))
    .requiredOption('--series <id>', translate('cli.help.series'))
    .addOption(dateOption('--date <date>', translate('cli.help.old-list-date')))
    .action(run(speech, done, async () => (await import('../commands/bring-in/list.ts')).bringInLists));
}

function addEvents(parent: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  part(parent, 'events', speech)
    .argument('<files...>', translate('cli.help.event-files'))
    .addOption(choiceOption('--ids <whose>', translate('cli.help.event-ids'), ['fide', 'own']))
    .addOption(choiceOption('--type <name>', translate('cli.help.rate-type'), EVENT_TYPES))
    .addOption(dateOption('--start <date>', translate('cli.help.rate-start')))
    .addOption(dateOption('--end <date>', translate('cli.help.rate-end')))
    .addOption(
      new Option('--time-control <time>', translate('cli.help.rate-time-control')).argParser(timeControlOfText),
    )
    .option('--again', translate('cli.help.again'))
    .action(run(speech, done, async () => (await import('../commands/bring-in/events.ts')).bringInEvents));
}

function addGames(parent: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  part(parent, 'games', speech)
    .argument('<file>', translate('cli.help.games-file'))
    .requiredOption('--event <id>', translate('cli.help.publish-event'))
    .option('--results', translate('cli.help.games-results'))
    .action(run(speech, done, async () => (await import('../commands/bring-in/games.ts')).bringInGames));
}

function addFideList(parent: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  part(parent, 'fide-list', speech)
    .argument('<file>', translate('cli.help.fide-list-file'))
    .addOption(dateOption('--date <date>', translate('cli.help.fide-list-date')).makeOptionMandatory())
    .addOption(choiceOption('--rhythm <name>', translate('cli.help.fide-list-rhythm'), LIST_RHYTHMS))
    .action(run(speech, done, async () => (await import('../commands/bring-in/fide-list.ts')).bringInFideList));
}
