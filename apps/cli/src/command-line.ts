import { isLanguage, type Language, languageOfLocale, type Speech, translator } from '@escala/messages';
import { CommanderError } from 'commander';
import { DONE, type ExitCode, REFUSED, WRONG_USAGE } from './exit-codes.ts';
import { endQuietlyOnClosedPipe } from './output/standard-output.ts';
import { buildProgram, COMMANDS } from './program.ts';
import { UsageError, usageText } from './usage-error.ts';

/** Runs a command line and returns how it ended. Results go to standard output, everything else to standard error. */
export async function runCommandLine(args: readonly string[]): Promise<ExitCode> {
  endQuietlyOnClosedPipe();
  const language = languageOfArguments(args, process.env);
  const speech: Speech = { language, translate: translator(language) };
  let exitCode: ExitCode = DONE;
  const program = buildProgram(speech, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return complain(error, args, speech);
  }
}

function complain(error: unknown, args: readonly string[], { translate }: Speech): ExitCode {
  if (error instanceof CommanderError && error.exitCode === 0) return DONE;
  if (error instanceof UsageError || error instanceof CommanderError) {
    const command = args.find((arg) => COMMANDS.some(({ name }) => name === arg));
    const help = command === undefined ? 'escala --help' : `escala help ${command}`;
    process.stderr.write(usageText(error, help, translate));
    return WRONG_USAGE;
  }
  // The launcher says what to do when packages are missing.
  if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n\n${translate('cli.internal')}\n`);
  return REFUSED;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The language of the environment: the first of the three variables that is set decides; English if we do not speak it.
 */
function languageOfEnvironment(environment: Environment): Language {
  const { ESCALA_CLICKED: isClicked } = environment;
  // Windows and macOS set none of them for a program started by a click.
  const ofSystem = isClicked ? Intl.DateTimeFormat().resolvedOptions().locale : '';
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ofSystem;
  return languageOfLocale(locale) ?? 'en';
}

/** The language requested by the arguments, read before they are parsed, since even an error message should use it. */
function languageOfArguments(args: readonly string[], environment: Environment): Language {
  const option = /^(?:--lang=?|-l)(.*)$/;
  const at = args.findIndex((arg) => option.test(arg));
  const wanted = at < 0 ? undefined : option.exec(args[at]!)![1] || args[at + 1];
  return wanted !== undefined && isLanguage(wanted) ? wanted : languageOfEnvironment(environment);
}
