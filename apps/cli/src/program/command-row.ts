import type { CodeOf } from '@escala/core';
import { type MessageKey, type Speech, type Translate, textIfAny } from '@escala/messages';
import type { Command } from 'commander';
import type { ExitCode } from '../exit-codes.ts';
import { paletteFor } from '../output/colour.ts';
import { UsageError } from '../usage-error.ts';
import { type Help, language, type MakeOption } from './options.ts';

/** A command, or a part of one: `bring-in-players` is `players` of `bring-in`. Each has a line of help and examples. */
export interface CommandRow {
  readonly name: CodeOf<'cli.help'> & CodeOf<'cli.examples'>;
  readonly argument?: readonly [name: string, help: Help];
  readonly options?: readonly MakeOption[];
  /** Loads the implementation, which receives the argument, if any, the options and the user's language. */
  readonly run?: () => Promise<(...given: never[]) => ExitCode | Promise<ExitCode>>;
  readonly parts?: readonly CommandRow[];
}

export type Done = (code: ExitCode) => void;

export function addCommand(parent: Command, row: CommandRow, speech: Speech, done: Done): void {
  const { translate } = speech;
  const { name, argument, options = [], run, parts = [] } = row;
  const made = parent
    .command(name.replace(`${parent.name()}-`, ''))
    .description(translate(`cli.help.${name}`))
    .helpOption('-h, --help', translate('cli.help.help'))
    .addHelpText('after', examples(translate, `cli.examples.${name}`));
  for (const part of parts) addCommand(made, part, speech, done);
  if (parts.length > 0) addHelp(made, speech);
  if (run === undefined) return;
  if (argument !== undefined) made.argument(argument[0], translate(`cli.help.${argument[1]}`));
  for (const makeOption of [...options, language]) made.addOption(makeOption(translate));
  made.action(async (...given: unknown[]) => {
    refuseBlank(made);
    const perform = (await run()) as (...given: unknown[]) => ExitCode | Promise<ExitCode>;
    // The argument is followed by the options and the command; the language may have been given before the command.
    done(await perform(...given.slice(0, -2), made.optsWithGlobals(), speech));
  });
}

/** A forgotten value often arrives as an empty one: `--player "$ID"`. */
function refuseBlank(command: Command): void {
  const blank = command.options.find((option) => isBlank(command.getOptionValue(option.attributeName())));
  if (blank !== undefined) throw new UsageError('cli.usage.option-without-value', { name: blank.flags });
  const blankAt = command.args.findIndex(isBlank);
  if (blankAt < 0) return;
  const argument = command.registeredArguments[blankAt] ?? command.registeredArguments.at(-1)!;
  throw new UsageError('cli.usage.missing-argument', { name: argument.name() });
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** `escala help rate`. Commander's own takes an unknown command for none. */
export function addHelp(parent: Command, { translate }: Speech): void {
  parent
    .command('help')
    .argument('[command]')
    .description(translate('cli.help.help-command'))
    .helpOption(false)
    .action((wanted?: string) => {
      const found = wanted === undefined ? parent : parent.commands.find((each) => each.name() === wanted);
      if (found === undefined) throw new UsageError('cli.usage.unknown-command', { name: wanted! });
      found.help();
    });
}

/** Translates commander's own headings. */
export function titleWords(translate: Translate): (title: string) => string {
  const { strong } = paletteFor(process.stdout, process.env);
  return (title) => strong(textIfAny(translate, `cli.title.${title.replace(':', '').toLowerCase()}`) ?? title);
}

export function examples(translate: Translate, key: MessageKey): string {
  return `\n${titleWords(translate)('examples')}\n${translate(key)}`;
}
