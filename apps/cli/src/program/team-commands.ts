import type { Speech } from '@escala/messages';
import type { Command } from 'commander';
import type { ClubListOptions } from '../commands/club-list.ts';
import type { ResultOptions } from '../commands/deliver-result.ts';
import { addResultOptions, command, type Done, languageOption, rulesOption } from './parts.ts';

export function addClubList(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addResultOptions(command(program, 'club-list', translate), translate)
    .argument('<file>', translate('cli.help.club-list-file'))
    .option('--before <file>', translate('cli.help.club-list-before'))
    .addOption(rulesOption(translate))
    .addOption(languageOption(translate))
    .action(async (file: string, options: ClubListOptions) => {
      const { clubList } = await import('../commands/club-list.ts');
      done(await clubList(file, options, speech));
    });
}

export function addLineUp(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addResultOptions(command(program, 'line-up', translate), translate)
    .argument('<file>', translate('cli.help.line-up-file'))
    .addOption(rulesOption(translate))
    .addOption(languageOption(translate))
    .action(async (file: string, options: ResultOptions) => {
      const { lineUp } = await import('../commands/line-up.ts');
      done(await lineUp(file, options, speech));
    });
}
