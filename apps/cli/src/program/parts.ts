import type { CodeOf } from '@escala/core';
import {
  isLanguage,
  LANGUAGES,
  type Language,
  type MessageKey,
  type Speech,
  type Translate,
  textIfAny,
} from '@escala/messages';
import { unnamedBook } from '@escala/regulations';
import { type Command, Option } from 'commander';
import type { ExitCode } from '../exit-codes.ts';
import { COMPETITION_BOOKS } from '../input/competition-book.ts';
import { paletteFor } from '../output/colour.ts';
import { UsageError } from '../usage-error.ts';

export type Done = (code: ExitCode) => void;

/** What a command does: it is loaded when it is called, and has arguments and options as commander gives them, itself last. */
export function run<Given extends unknown[]>(
  speech: Speech,
  done: Done,
  load: () => Promise<(...given: [...Given, Speech]) => ExitCode | Promise<ExitCode>>,
): (...given: unknown[]) => Promise<void> {
  return async (...given) => {
    const perform = await load();
    done(await perform(...(given.slice(0, -1) as Given), speech));
  };
}

/** A command has a line of help and examples. */
export type CommandName = CodeOf<'cli.help'> & CodeOf<'cli.examples'>;

export function command(program: Command, name: CommandName, translate: Translate): Command {
  return program
    .command(name)
    .description(translate(`cli.help.${name}`))
    .helpOption('-h, --help', translate('cli.help.help'))
    .addHelpText('after', examples(translate, `cli.examples.${name}`));
}

/** Where the record is. */
export function placeOptions(made: Command, translate: Translate): Command {
  return made
    .option('-d, --data <folder>', translate('cli.help.data'))
    .option('--database <url>', translate('cli.help.database'));
}

/** Where the result goes, and in which form. */
export function addResultOptions(made: Command, translate: Translate): Command {
  return made
    .option('-o, --out <file>', translate('cli.help.out'))
    .option('--json', translate('cli.help.json'))
    .addOption(new Option('--table', translate('cli.help.table')).conflicts(['json', 'out']));
}

export function languageOption(translate: Translate): Option {
  const help = translate('cli.help.lang', { languages: LANGUAGES.join(', ') });
  return new Option('-l, --lang <language>', help).argParser(languageOf);
}

export function languageOf(wanted: string): Language {
  if (isLanguage(wanted)) return wanted;
  throw new UsageError('cli.usage.unknown-language', { wanted, languages: LANGUAGES.join(', ') });
}

/** By which book of competitions. */
export function rulesOption(translate: Translate, more: readonly string[] = []): Option {
  const books = [...new Set([...COMPETITION_BOOKS, ...more])];
  return choiceOption('--rules <book>', translate('cli.help.rules', { book: unnamedBook.id }), books);
}

/** An option whose value is a whole number between two limits. */
export function numberOption(flags: string, help: string, least: number, most: number): Option {
  const name = /--[a-z-]+/.exec(flags)![0];
  return new Option(flags, help).argParser((wanted): number => {
    const value = /^-?\d{1,15}$/.test(wanted) ? Number(wanted) : Number.NaN;
    if (!(value >= least && value <= most)) throw new UsageError('cli.usage.not-whole', { name, wanted, least, most });
    return value;
  });
}

const THOUSAND = 1000;

/** How many of a thousand: `30`, or as a fraction `0.03`. */
export function shareOption(flags: string, help: string): Option {
  const name = /--[a-z-]+/.exec(flags)![0];
  return new Option(flags, help).argParser((wanted): number => {
    const isFraction = /^[01]?\.\d{1,9}$/.test(wanted);
    const value = isFraction
      ? Math.round(Number(wanted) * THOUSAND)
      : /^\d{1,4}$/.test(wanted)
        ? Number(wanted)
        : Number.NaN;
    if (!(value <= THOUSAND)) throw new UsageError('cli.usage.not-a-share', { name, wanted });
    return value;
  });
}

/** An option whose value is one of a few words. */
export function choiceOption(flags: string, help: string, choices: readonly string[]): Option {
  const name = /--[a-z-]+/.exec(flags)![0];
  return new Option(flags, `${help} (${choices.join(', ')})`).argParser((wanted): string => {
    if (!choices.includes(wanted))
      throw new UsageError('cli.usage.not-one-of', { name, wanted, choices: choices.join(', ') });
    return wanted;
  });
}

/** Commander's own headings, in the language of the user. */
export function titleWords(translate: Translate): (title: string) => string {
  const { strong } = paletteFor(process.stdout, process.env);
  return (title) => strong(textIfAny(translate, `cli.title.${title.replace(':', '').toLowerCase()}`) ?? title);
}

export function examples(translate: Translate, key: MessageKey): string {
  return `\n${titleWords(translate)('examples')}\n${translate(key)}`;
}
