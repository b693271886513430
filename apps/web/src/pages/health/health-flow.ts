import { dateInWords } from '../../components/format.ts';
import { figuresTable } from '../../components/rating/chart.ts';
import { html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { Scale } from './health-scores.ts';

const FLOWS = ['entered', 'returned', 'becameInactive', 'delisted', 'changed'] as const;
type FlowName = (typeof FLOWS)[number];
const LEAVE: readonly FlowName[] = ['becameInactive', 'delisted'];

/** Points that enter and leave the pool with those who come and go, and what games moved (fide-2009 10.2). */
export function pointsFlow(site: Site, { lists }: Scale): Value {
  const { translate } = site;
  const followed = lists.filter(({ flow }) => flow !== undefined);
  if (followed.length === 0) return false;
  const cell = (name: FlowName, { players, points }: { players: number; points: number }): string => {
    const moved = LEAVE.includes(name) ? -points : points;
    const written = `${moved > 0 ? '+' : moved < 0 ? '−' : ''}${Math.abs(moved)}`;
    return players === 0 ? '–' : translate('web.flow.cell', { points: written, players });
  };
  const rows = followed
    .toReversed()
    .map(({ date, flow }) => [dateInWords(site, date), ...FLOWS.map((name) => cell(name, flow![name]))]);
  const columns = [translate('web.health.list'), ...FLOWS.map((name) => translate(`web.flow.${name}`))];
  return html`<h2>${translate('web.flow.title')}</h2><p>${translate('web.flow.about')}</p>
${figuresTable(translate('web.health.figures', { what: translate('web.flow.title') }), columns, rows)}`;
}
