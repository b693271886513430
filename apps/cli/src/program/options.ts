import { ACCELERATIONS, COLOURS, type CodeOf, EVENT_TYPES, parseDay, RHYTHMS, type TimeControl } from '@escala/core';
import { isLanguage, LANGUAGES, type Language, type MessageValues, type Translate } from '@escala/messages';
import { headToHeadBooks, usualBook } from '@escala/regulations';
import { Option } from 'commander';
import { COMPETITION_BOOKS, SYSTEMS } from '../input/competition-book.ts';
import { checkedAddress } from '../office/public-address.ts';
import { UsageError } from '../usage-error.ts';

/** The help text of an argument or option. */
export type Help = CodeOf<'cli.help'>;

/** An option of a command, its help in the language of the user. */
export type MakeOption = (translate: Translate) => Option;

export const option =
  (flags: string, help: Help, values?: MessageValues): MakeOption =>
  (translate) =>
    new Option(flags, translate(`cli.help.${help}`, values));

/** An option whose value is parsed, or refused by name. */
export const read =
  (made: MakeOption, reader: (wanted: string, name: string) => unknown): MakeOption =>
  (translate) => {
    const to = made(translate);
    return to.argParser((wanted) => reader(wanted, to.long ?? ''));
  };

export const needed =
  (made: MakeOption): MakeOption =>
  (translate) =>
    made(translate).makeOptionMandatory();

export const usually =
  (made: MakeOption, value: unknown): MakeOption =>
  (translate) =>
    made(translate).default(value);

export const exceptWith =
  (made: MakeOption, ...others: string[]): MakeOption =>
  (translate) =>
    made(translate).conflicts(others);

/** A whole number between two limits. */
export const number = (flags: string, help: Help, least: number, most: number): MakeOption =>
  read(option(flags, help), (wanted, name) => {
    const value = /^-?\d{1,15}$/.test(wanted) ? Number(wanted) : Number.NaN;
    if (!(value >= least && value <= most)) throw new UsageError('cli.usage.not-whole', { name, wanted, least, most });
    return value;
  });

const THOUSAND = 1000;

/** A share in thousandths: `30`, or as a fraction `0.03`. */
export const share = (flags: string, help: Help): MakeOption =>
  read(option(flags, help), (wanted, name) => {
    const isFraction = /^[01]?\.\d{1,9}$/.test(wanted);
    const isWhole = /^\d{1,4}$/.test(wanted);
    const value = isFraction ? Math.round(Number(wanted) * THOUSAND) : isWhole ? Number(wanted) : Number.NaN;
    if (!(value <= THOUSAND)) throw new UsageError('cli.usage.not-a-share', { name, wanted });
    return value;
  });

/** One of a few words. */
export function choice(flags: string, help: Help, choices: readonly string[], values?: MessageValues): MakeOption {
  const known = choices.join(', ');
  const made = read(option(flags, help, values), (wanted, name) => {
    if (!choices.includes(wanted)) throw new UsageError('cli.usage.not-one-of', { name, wanted, choices: known });
    return wanted;
  });
  return (translate) => {
    const to = made(translate);
    to.description += ` (${known})`;
    return to;
  };
}

/** May be given several times, for several values. */
export const several =
  (made: MakeOption): MakeOption =>
  (translate) => {
    const to = made(translate);
    const { parseArg } = to;
    return to.argParser<unknown[]>((wanted, before = []) => [...before, parseArg?.(wanted, undefined) ?? wanted]);
  };

export const date = (flags: string, help: Help): MakeOption =>
  read(option(flags, help), (wanted, name) => {
    if (parseDay(wanted) === undefined) throw new UsageError('cli.usage.not-a-date', { name, wanted });
    return wanted;
  });

/** Minutes, and seconds for each move: `90+30`. */
function timeControlOfText(wanted: string): TimeControl {
  const parts = /^(\d{1,3}(?:\.\d+)?)(?:\+(\d{1,3}))?$/.exec(wanted);
  const [minutes, increment] = [Number(parts?.[1] ?? 0), Number(parts?.[2] ?? 0)];
  if (minutes + increment === 0) throw new UsageError('cli.usage.not-a-time-control', { wanted });
  return increment === 0 ? { minutes } : { minutes, increment };
}

export function languageOf(wanted: string): Language {
  if (isLanguage(wanted)) return wanted;
  throw new UsageError('cli.usage.unknown-language', { wanted, languages: LANGUAGES.join(', ') });
}

export const language = read(option('-l, --lang <language>', 'lang', { languages: LANGUAGES.join(', ') }), languageOf);

/** The competition book to use. */
export const rules = (more: readonly string[] = []): MakeOption =>
  choice('--rules <book>', 'rules', [...new Set([...COMPETITION_BOOKS, ...more])], { book: usualBook.id });

export const address = (help: Help): MakeOption =>
  read(option('--public-url <url>', help), (wanted, name) => checkedAddress(name, wanted));

export const JSON_RESULT = option('--json', 'json');
export const FEDERATION = option('--federation <id>', 'federation');

/** Where the result goes, and in which form. */
export const RESULT = [
  option('-o, --out <file>', 'out'),
  JSON_RESULT,
  exceptWith(option('--table', 'table'), 'json', 'out'),
];

/** Where the record is. */
export const PLACE = [option('-d, --data <folder>', 'data'), option('--database <url>', 'database')];

export const MOST_ROUNDS = 999;

/** For TRF reports that lack the number of rounds, the initial colour or the pairing system. */
export const REPORT = [
  number('--rounds <number>', 'report-rounds', 1, MOST_ROUNDS),
  choice('--initial-colour <colour>', 'report-initial-colour', COLOURS),
  choice('--system <name>', 'report-system', SYSTEMS),
];

/** For commands that pair. */
export const ACCELERATION = choice('--acceleration <way>', 'acceleration', ['none', ...ACCELERATIONS]);

/** Facts about an event missing from a report. */
export const EVENT_TOLD = [
  choice('--type <name>', 'rate-type', EVENT_TYPES),
  date('--start <date>', 'rate-start'),
  date('--end <date>', 'rate-end'),
  read(option('--time-control <time>', 'rate-time-control'), timeControlOfText),
];

/** For a TRF report instead of a rating-input document. */
export const RATED_REPORT = [
  exceptWith(option('--into <document>', 'rate-into'), 'regulation', 'revision', 'listDate', 'rhythm'),
  choice('--regulation <name>', 'rate-regulation', Object.keys(headToHeadBooks)),
  option('--revision <name>', 'rate-revision'),
  date('--list-date <date>', 'rate-list-date'),
  choice('--rhythm <name>', 'rate-rhythm', RHYTHMS),
  option('--event <id>', 'rate-event'),
  ...EVENT_TOLD,
];
