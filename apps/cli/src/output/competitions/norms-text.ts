import type { Norms, NormVerdict, Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { Cell } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';
import { reasonSections, verdictLines } from './verdict-lines.ts';

/** Who made a norm or earned the title, then everybody's conditions one by one. */
export function normsLines(tournament: Tournament, norms: Norms, speech: Speech): (layout: Layout) => string[] {
  const { translate } = speech;
  // What holds for everybody is said once, above.
  const common = new Set(norms.findings.map(({ code }) => code));
  const own = norms.players.map(({ player, reasons, grounds }) => ({
    player,
    reasons: [...reasons.filter(({ code }) => !common.has(code)), ...grounds],
  }));
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  return verdictLines(
    tournament,
    {
      title: translate('cli.norms.title'),
      verdicts: norms.players,
      columns: [
        [translate('cli.column.points-short'), ({ points }) => points, 'points'],
        ['%', ({ percentage }) => rounded(percentage)],
        [translate('cli.column.opponents'), ({ mean }) => mean && rounded(mean)],
        [translate('cli.column.needed'), ({ neededPoints }) => neededPoints, 'needed'],
        [translate('cli.column.verdict'), (verdict, paint) => verdictCell(verdict, translate, paint)],
      ],
      findings: norms.findings,
      sections: reasonSections(own, speech),
    },
    speech,
  );
}

function verdictCell({ norm, title }: NormVerdict, translate: Speech['translate'], paint: Layout['paint']): Cell {
  if (title) return { text: translate('web.field.title'), paint: paint.good };
  return norm
    ? { text: translate('web.field.norm'), paint: paint.good }
    : { text: translate('cli.norms.none'), paint: paint.faint };
}
