import { translator } from '@escala/messages';
import { type CompetitionRuleBook, competitionBooks } from '@escala/regulations';
import { expect, it } from 'vitest';
import { competitionPrinting } from '../faults/refuse.ts';
import { warnOfUnusedSettings } from './unused-settings.ts';

it('D-OFF-1120: the points of a system itself are no unused setting, others are', () => {
  const { systems, standings, ...rest }: CompetitionRuleBook = competitionBooks['fce-1990'];
  const scoring = { win: 3, draw: 1, loss: 0 };
  const book = { ...rest, standings, systems: { guest: { ...systems['fce-1990']!, scoring } } };
  const warnings = (points: typeof scoring) => {
    const printing = competitionPrinting('x.json', {});
    const tournament = {
      format: 'escala/tournament@1' as const,
      system: 'guest',
      rounds: 1,
      players: [],
      games: [],
      scoring: points,
    };
    warnOfUnusedSettings('pairing', tournament, book, printing, { translate: translator('en'), language: 'en' });
    return printing.pending.length;
  };
  expect([warnings(scoring), warnings({ ...scoring, draw: 1.5 })]).toEqual([0, 1]);
});
