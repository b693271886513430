import type { Promotions, PromotionVerdict, Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { Cell } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';
import { reasonSections, verdictLines } from './verdict-lines.ts';

/** Who goes up, then everybody's conditions one by one. */
export function promotionsLines(
  tournament: Tournament,
  { players, findings }: Promotions,
  speech: Speech,
): (layout: Layout) => string[] {
  const { translate } = speech;
  return verdictLines(
    tournament,
    {
      title: translate('cli.promotions.title'),
      verdicts: players,
      columns: [
        [
          translate('web.word.category'),
          ({ from }) => ({ text: from === null ? '?' : translate(`cli.category.${from}`) }),
        ],
        [translate('cli.column.points-short'), ({ points }) => points, 'points'],
        [translate('cli.column.needed'), ({ needed }) => needed, 'needed'],
        [translate('cli.column.verdict'), (verdict, paint) => verdictCell(verdict, translate, paint)],
      ],
      // What is not told of a player stands among the reasons already.
      findings: findings.filter(({ player }) => player === undefined),
      sections: reasonSections(players, speech),
    },
    speech,
  );
}

function verdictCell({ promoted, to }: PromotionVerdict, translate: Speech['translate'], paint: Layout['paint']): Cell {
  if (!promoted || to === null) return { text: translate('cli.promotions.none'), paint: paint.faint };
  const category = translate(`cli.category.${to}`);
  return { text: translate('cli.promotions.promoted', { category }), paint: paint.good };
}
