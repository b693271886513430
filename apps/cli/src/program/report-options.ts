import { ACCELERATIONS, COLOURS } from '@escala/core';
import type { Translate } from '@escala/messages';
import type { Command } from 'commander';
import { SYSTEMS } from '../input/competition-book.ts';
import { choiceOption, numberOption } from './parts.ts';

export const MOST_ROUNDS = 999;

/** For TRF reports that do not say how many rounds there are, which colour was drawn or how they are paired. */
export function addReportOptions(made: Command, translate: Translate): Command {
  return made
    .addOption(numberOption('--rounds <number>', translate('cli.help.report-rounds'), 1, MOST_ROUNDS))
    .addOption(choiceOption('--initial-colour <colour>', translate('cli.help.report-initial-colour'), COLOURS))
    .addOption(choiceOption('--system <name>', translate('cli.help.report-system'), SYSTEMS));
}

/** For commands that pair. */
export function addAcceleration(made: Command, translate: Translate): Command {
  return made.addOption(
    choiceOption('--acceleration <way>', translate('cli.help.acceleration'), ['none', ...ACCELERATIONS]),
  );
}
