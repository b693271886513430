import { isLanguage, type Language, languageOfLocale } from '@escala/messages';

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of the surroundings: the first of the three variables that is set decides, English if it is not ours. */
export function languageOfEnvironment(environment: Environment): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return languageOfLocale(locale) ?? 'en';
}

/** The language that the arguments ask for, read before they are understood: even a complaint should be in it. */
export function languageOfArguments(args: readonly string[], environment: Environment): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const wanted = at < 0 ? undefined : (args[at]!.split('=')[1] ?? args[at + 1]);
  return wanted !== undefined && isLanguage(wanted) ? wanted : languageOfEnvironment(environment);
}
