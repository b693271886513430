import { EVENT_TYPES, type IsoDate, parseDay, RHYTHMS, type TimeControl } from '@escala/core';
import type { Translate } from '@escala/messages';
import { headToHeadBooks } from '@escala/regulations';
import { type Command, Option } from 'commander';
import { UsageError } from '../usage-error.ts';
import { choiceOption } from './parts.ts';

/** Regulations that rate the games of a report. */
const RATING_REGULATIONS = Object.keys(headToHeadBooks);

/** For a TRF report in the place of a rating-input document. */
export function addRatedReportOptions(made: Command, translate: Translate): Command {
  return made
    .addOption(
      new Option('--into <document>', translate('cli.help.rate-into')).conflicts([
        'regulation',
        'revision',
        'listDate',
        'rhythm',
      ]),
    )
    .addOption(choiceOption('--regulation <name>', translate('cli.help.rate-regulation'), RATING_REGULATIONS))
    .option('--revision <name>', translate('cli.help.rate-revision'))
    .addOption(dateOption('--list-date <date>', translate('cli.help.rate-list-date')))
    .addOption(choiceOption('--rhythm <name>', translate('cli.help.rate-rhythm'), RHYTHMS))
    .option('--event <id>', translate('cli.help.rate-event'))
    .addOption(choiceOption('--type <name>', translate('cli.help.rate-type'), EVENT_TYPES))
    .addOption(dateOption('--start <date>', translate('cli.help.rate-start')))
    .addOption(dateOption('--end <date>', translate('cli.help.rate-end')))
    .addOption(
      new Option('--time-control <time>', translate('cli.help.rate-time-control')).argParser(timeControlOfText),
    );
}

export function dateOption(flags: string, help: string): Option {
  const name = /--[a-z-]+/.exec(flags)![0];
  return new Option(flags, help).argParser((wanted): IsoDate => {
    if (parseDay(wanted) === undefined) throw new UsageError('cli.usage.not-a-date', { name, wanted });
    return wanted;
  });
}

/** Minutes, and seconds for each move: `90+30`. */
export function timeControlOfText(wanted: string): TimeControl {
  const parts = /^(\d{1,3}(?:\.\d+)?)(?:\+(\d{1,3}))?$/.exec(wanted);
  const [minutes, increment] = [Number(parts?.[1] ?? 0), Number(parts?.[2] ?? 0)];
  if (minutes + increment === 0) throw new UsageError('cli.usage.not-a-time-control', { wanted });
  return increment === 0 ? { minutes } : { minutes, increment };
}
