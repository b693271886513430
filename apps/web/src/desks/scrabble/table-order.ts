import { readList, searchLists, showFederation } from '@escala/office/questions';
import { ruleBookOf, type ScrabbleRuleBook } from '@escala/regulations';
import { articleLink } from '../../components/articles.ts';
import { choice, textArea } from '../../components/form-fields.ts';
import { time } from '../../components/format.ts';
import { playerLink } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { card, notice } from '../../components/ui/card.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';

export const TABLES_PATH = '/desk/scrabble/tables';

/** The seating order of a collective game: all players of the latest list, or those present (D-OFF-364). */
export const tableOrderPage = defineDeskPage({
  path: TABLES_PATH,
  needs: ['scrabble-report.submit'],
  view: async ({ ask, query, site, translate }) => {
    const series = await listedSeries(ask);
    const chosen = series.find(({ id }) => id === query.series) ?? series[0];
    return {
      title: translate('web.tables.title'),
      crumbs: [[translate('web.word.my-reports'), '/desk/scrabble']],
      facts: [html`${translate('web.tables.about')} ${cited(site, chosen)}`],
      main: html`${chosen === undefined ? notice(translate('web.tables.no-list')) : await orderOf(ask, site, chosen, series, query.players ?? '')}`,
    };
  },
});

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly book: string;
  readonly seating: NonNullable<ScrabbleRuleBook['seating']>;
}
type Series = readonly Listed[];

const cited = (site: Site, series: Listed | undefined): Value =>
  series && html`[${series.book} ${articleLink(site, series.book, series.seating.article)}]`;

/** Scrabble series with a list, whose book has a seating order. */
async function listedSeries(ask: Ask): Promise<Series> {
  const { settings } = await ask(showFederation, {});
  const { lists } = await ask(searchLists, {});
  return settings.series.flatMap(({ id, name, regulation: book }) => {
    const rules = ruleBookOf(book);
    const isListed = lists.some((list) => list.series === id);
    return rules?.kind === 'scrabble' && rules.seating && isListed ? [{ id, name, book, seating: rules.seating }] : [];
  });
}

async function orderOf(
  ask: Ask,
  site: Site,
  { id: series, seating }: Listed,
  all: Series,
  written: string,
): Promise<Html> {
  const { translate } = site;
  const { list, rows } = await ask(readList, { series, type: 'general', size: 1000 });
  const lines = new Map(
    rows.map(({ id, name, rating, exact }) => [id, { player: id, name, displayed: rating!, rating: exact! }]),
  );
  const order = seating.order({ general: Object.fromEntries(lines) });
  const { seated, left } = seatedPlayers(
    order.map((player) => lines.get(player)!),
    written,
  );
  return html`<div class="columns">${card(
    { kind: 'smaller' },
    html`<form class="rule">
${
  all.length > 1 &&
  choice('tables', { name: 'series', label: translate('web.word.rating-list'), value: series }, [
    ...all.map(({ id, name }): [string, string] => [id, name]),
  ])
}
${textArea('tables', { name: 'players', label: translate('web.tables.players'), hint: translate('web.tables.players-hint'), value: written, required: false, rows: 6 })}
<button>${translate('web.word.show-order')}</button></form>`,
  )}
${card({ title: translate('web.tables.order'), aside: html`<span class="small quiet">${translate('web.tables.by-list')} ${time(site, list.date)}</span>`, kind: 'larger', footer: left.length > 0 && html`<p>${translate('web.tables.left', { names: left.join('; ') })}</p>` }, seated.length > 0 && tables(site, seated))}</div>`;
}

function tables(site: Site, seated: readonly SeatedPlayer[]): Value {
  const { translate } = site;
  return table(
    site,
    seated,
    [
      ['web.tables.table', (_, i) => i + 1, 'number'],
      ['web.word.player', ({ player, name }) => playerLink(site, player, name), 'name'],
      ['web.word.general', ({ displayed }) => displayed, 'number'],
    ],
    { caption: translate('web.tables.order'), hidesCaption: true },
  );
}

export interface SeatedPlayer {
  readonly player: string;
  readonly name: string;
  readonly displayed: number;
}

/**
 * Players of the order who were listed, one per line, by name or number, in the order itself; all of them if none were
 * listed. Players missing from the order take the remaining seats (frs-2012 §1).
 */
export function seatedPlayers(
  order: readonly SeatedPlayer[],
  written: string,
): { readonly seated: readonly SeatedPlayer[]; readonly left: readonly string[] } {
  const wanted = new Map(
    written
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => [words(line), line] as const),
  );
  if (wanted.size === 0) return { seated: order, left: [] };
  const keysOf = ({ player, name }: SeatedPlayer): string[] => [words(player), words(name)];
  const known = new Set(order.flatMap(keysOf));
  return {
    seated: order.filter((each) => keysOf(each).some((key) => wanted.has(key))),
    left: [...wanted].flatMap(([key, line]) => (known.has(key) ? [] : [line])),
  };
}

/** Treats `Popa, Ána` and `ana popa` as the same. */
const words = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');
