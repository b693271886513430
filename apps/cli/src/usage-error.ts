import type { MessageKey, MessageValues, Translate } from '@escala/messages';
import type { CommanderError } from 'commander';

/** A command line understood well enough to say what is wrong with it. */
export class UsageError extends Error {
  readonly key: MessageKey;
  readonly values: MessageValues;

  constructor(key: MessageKey, values: MessageValues = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}

const KEYS: Readonly<Record<string, MessageKey>> = {
  'commander.missingArgument': 'cli.usage.missing-argument',
  'commander.optionMissingArgument': 'cli.usage.option-without-value',
  'commander.missingMandatoryOptionValue': 'cli.usage.missing-option',
  'commander.conflictingOption': 'cli.usage.conflicting-options',
  'commander.unknownOption': 'cli.usage.unknown-option',
  'commander.excessArguments': 'cli.usage.too-many-arguments',
  'commander.unknownCommand': 'cli.usage.unknown-command',
};

/** The sentence for a mistake in the command line, and where to read more: `escala help rate`, or `escala --help`. */
export function usageText(error: UsageError | CommanderError, help: string, translate: Translate): string {
  const readHelp = translate('cli.usage.read-help', { help });
  if (error instanceof UsageError) return `escala: ${translate(error.key, shown(error.values))}\n${readHelp}\n`;
  const key = KEYS[error.code];
  // `escala` alone: its help has been printed already.
  if (key === undefined) return error.code === 'commander.help' ? '' : `${error.message}\n`;
  const [name = '', other = ''] = [...error.message.matchAll(/'([^']*)'/g)].map(([, quoted]) => quoted!);
  const near = /Did you mean (?:one of )?(.*)\?\)/.exec(error.message)?.[1];
  const hint = near === undefined ? '' : ` ${translate('cli.usage.did-you-mean', { near })}`;
  return `escala: ${translate(key, { name, other })}${hint}\n${readHelp}\n`;
}

/** An empty value is shown as it is typed on a command line. */
function shown(values: MessageValues): MessageValues {
  return values.wanted === '' ? { ...values, wanted: "''" } : values;
}
