import { isLanguage, LANGUAGES, type Language, type Speech, type Translate } from '@escala/messages';
import { Command, Option } from 'commander';
import type { ExplainOptions } from './commands/explain.ts';
import type { RateOptions } from './commands/rate.ts';
import type { RegulationsOptions } from './commands/regulations.ts';
import type { ExitCode } from './exit-codes.ts';
import { paletteFor } from './output/colour.ts';
import { UsageError } from './usage-error.ts';
import { version } from './version.ts';

type Done = (code: ExitCode) => void;

/** The commands and their options. What a command needs is loaded when it runs: `--help` loads no engine. */
export function buildProgram(speech: Speech, done: Done): Command {
  const { translate } = speech;
  const program = new Command('escala')
    .description(translate('cli.help.escala'))
    .version(version(), '-V, --version', translate('cli.help.version'))
    .helpOption('-h, --help', translate('cli.help.help'))
    .helpCommand('help [command]', translate('cli.help.help-command'))
    .addOption(languageOption(translate))
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({ styleTitle: titleWords(translate), showGlobalOptions: false });
  addRate(program, speech, done);
  addExplain(program, speech, done);
  addSchema(program, speech, done);
  addRegulations(program, speech, done);
  return program.addHelpText('after', examples(translate, 'cli.examples.escala'));
}

function addRate(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  command(program, 'rate', translate)
    .argument('<file>', translate('cli.help.file'))
    .option('-o, --out <file>', translate('cli.help.out'))
    .option('--json', translate('cli.help.json'))
    .addOption(new Option('--table', translate('cli.help.table')).conflicts(['json', 'out']))
    .option('--workings', translate('cli.help.workings'))
    .addOption(languageOption(translate))
    .action(async (file: string, options: RateOptions) => {
      const { rate } = await import('./commands/rate.ts');
      done(await rate(file, options, speech));
    });
}

function addExplain(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  command(program, 'explain', translate)
    .argument('<file>', translate('cli.help.explain-file'))
    .requiredOption('-p, --player <id>', translate('cli.help.player'))
    .option('-o, --out <file>', translate('cli.help.out-words'))
    .option('--json', translate('cli.help.json'))
    .addOption(languageOption(translate))
    .action(async (file: string, options: ExplainOptions) => {
      const { explain } = await import('./commands/explain.ts');
      done(await explain(file, options, speech));
    });
}

function addSchema(program: Command, speech: Speech, done: Done): void {
  command(program, 'schema', speech.translate)
    .argument('[name]', speech.translate('cli.help.schema-name'))
    .action(async (name: string | undefined) => {
      const { schema } = await import('./commands/schema.ts');
      done(await schema(name));
    });
}

function addRegulations(program: Command, speech: Speech, done: Done): void {
  command(program, 'regulations', speech.translate)
    .option('--json', speech.translate('cli.help.json'))
    .addOption(languageOption(speech.translate))
    .action(async (options: RegulationsOptions) => {
      const { regulations } = await import('./commands/regulations.ts');
      done(await regulations(options, speech));
    });
}

function command(program: Command, name: string, translate: Translate): Command {
  return program
    .command(name)
    .description(translate(`cli.help.${name}`))
    .helpOption('-h, --help', translate('cli.help.help'))
    .addHelpText('after', examples(translate, `cli.examples.${name}`));
}

function languageOption(translate: Translate): Option {
  return new Option('-l, --lang <language>', translate('cli.help.lang', { languages: LANGUAGES.join(', ') })).argParser(
    (wanted): Language => {
      if (!isLanguage(wanted))
        throw new UsageError('cli.usage.unknown-language', { wanted, languages: LANGUAGES.join(', ') });
      return wanted;
    },
  );
}

/** Commander's own headings, in the language of the user. */
function titleWords(translate: Translate): (title: string) => string {
  const { strong } = paletteFor(process.stdout, process.env);
  return (title) => strong(translate(`cli.title.${title.replace(':', '').toLowerCase()}`));
}

function examples(translate: Translate, key: string): string {
  return `\n${titleWords(translate)('examples')}\n${translate(key)}`;
}
