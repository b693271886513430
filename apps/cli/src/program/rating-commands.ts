import type { Speech } from '@escala/messages';
import { type Command, Option } from 'commander';
import { command, type Done, languageOption, run } from './parts.ts';
import { addRatedReportOptions } from './rated-report-options.ts';

export function addRate(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addRatedReportOptions(command(program, 'rate', translate), translate)
    .argument('<file>', translate('cli.help.file'))
    .option('-o, --out <file>', translate('cli.help.out'))
    .option('--json', translate('cli.help.json'))
    .addOption(new Option('--table', translate('cli.help.table')).conflicts(['json', 'out']))
    .option('--workings', translate('cli.help.workings'))
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/rate.ts')).rate));
}

export function addExplain(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addRatedReportOptions(command(program, 'explain', translate), translate)
    .argument('<file>', translate('cli.help.explain-file'))
    .requiredOption('-p, --player <id>', translate('cli.help.player'))
    .option('-o, --out <file>', translate('cli.help.out-words'))
    .option('--json', translate('cli.help.json'))
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/explain.ts')).explain));
}

export function addSchema(program: Command, speech: Speech, done: Done): void {
  command(program, 'schema', speech.translate)
    .argument('[name]', speech.translate('cli.help.schema-name'))
    .action(async (name: string | undefined) => {
      const { schema } = await import('../commands/schema.ts');
      done(await schema(name));
    });
}

export function addRegulations(program: Command, speech: Speech, done: Done): void {
  command(program, 'regulations', speech.translate)
    .option('--json', speech.translate('cli.help.json'))
    .addOption(languageOption(speech.translate))
    .action(run(speech, done, async () => (await import('../commands/regulations.ts')).regulations));
}
