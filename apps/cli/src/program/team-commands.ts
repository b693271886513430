import type { Speech } from '@escala/messages';
import type { Command } from 'commander';
import { addResultOptions, command, type Done, languageOption, rulesOption, run } from './parts.ts';

export function addClubList(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addResultOptions(command(program, 'club-list', translate), translate)
    .argument('<file>', translate('cli.help.club-list-file'))
    .option('--before <file>', translate('cli.help.club-list-before'))
    .addOption(rulesOption(translate))
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/club-list.ts')).clubList));
}

export function addLineUp(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addResultOptions(command(program, 'line-up', translate), translate)
    .argument('<file>', translate('cli.help.line-up-file'))
    .addOption(rulesOption(translate))
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/line-up.ts')).lineUp));
}
