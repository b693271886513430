import { number } from '@escala/messages';
import { dateInWords } from '../../components/format.ts';
import { columnChart } from '../../components/ui/chart/columns.ts';
import { figure, figuresTable } from '../../components/ui/chart/frame.ts';
import { type ChartLine, instantOf, lineChart } from '../../components/ui/chart/lines.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { Scale } from './health-scores.ts';

/** How ratings drift: for everybody, and for the same players. */
export function drift(site: Site, scale: Scale): Html {
  const { translate } = site;
  return html`<h2>${translate('web.health.drift')}</h2>
<div class="charts">${means(site, scale)}${cohorts(site, scale)}</div>
<p class="quiet small">${translate('web.health.drift-about')}</p>`;
}

/** The data available for a list of any game. */
interface CountedList {
  readonly date: string;
  readonly players: number;
  readonly games?: number | null | undefined;
  readonly newcomers?: number | undefined;
}

/** Numbers of active players and of rated games, list by list. */
export const size = (site: Site, lists: readonly CountedList[]): Html =>
  sizeCharts(site, html`${counts(site, lists, 'active')}${counts(site, lists, 'games')}`);

/** Numbers of everybody on the lists. */
export const listSize = (site: Site, lists: readonly CountedList[]): Html =>
  sizeCharts(site, counts(site, lists, 'players'));

const sizeCharts = (site: Site, charts: Value): Html =>
  html`<h2>${site.translate('web.health.size')}</h2><div class="charts">${charts}</div>`;

/** Changes of a few points are not drift, and should not look like it. */
const LEAST_POINTS = 40;

const overLists = ({ language }: Site, name: string, lines: readonly ChartLine[]): Html =>
  lineChart({ name, language, lines, over: 'time', width: 'half', least: LEAST_POINTS });

const PERCENTAGES = [10, 50, 90] as const;

function means(site: Site, { lists }: Scale): Value {
  const { translate, language } = site;
  const rated = lists.filter(({ mean }) => mean !== null);
  if (rated.length < 2) return false;
  const name = translate('web.health.mean');
  const quantile = (q: (typeof PERCENTAGES)[number], i: number) => ({
    name: translate(`web.health.quantile-${q}`),
    points: rated.map(({ date, quantiles }) => ({ x: instantOf(date), y: quantiles[i]! })),
  });
  const mean = { name, points: rated.map((list) => ({ x: instantOf(list.date), y: list.mean! })) };
  const columns = [translate('web.word.list'), name, ...PERCENTAGES.map((q) => translate(`web.health.quantile-${q}`))];
  const rows = rated.map((list) => [dateInWords(site, list.date), number(list.mean!, language), ...list.quantiles]);
  return section(
    name,
    overLists(site, name, [mean, ...PERCENTAGES.map(quantile)]),
    translate('web.health.healthy-mean'),
    figuresTable(site, name, columns, rows),
  );
}

function cohorts(site: Site, { cohorts: all, lists }: Scale): Value {
  const { translate, language } = site;
  if (all.length === 0) return false;
  const name = translate('web.health.cohorts');
  const dates = lists.map(({ date }) => date);
  const lines = all.map(({ from, players, means: values }) => {
    const first = dates.indexOf(from);
    return {
      name: translate('web.health.cohort', { date: dateInWords(site, from), players }),
      points: values.map((value, i) => ({ x: instantOf(dates[first + i]!), y: value })),
    };
  });
  const rows = all.map(({ from, players, means: values }) => {
    const [first, last] = [values[0]!, values.at(-1)!];
    const change = Math.round((last - first) * 100) / 100;
    return [
      dateInWords(site, from),
      players,
      number(first, language),
      number(last, language),
      signedText(change, site),
    ];
  });
  const columns = (
    ['web.word.list', 'web.word.players', 'web.health.at-first', 'web.health.today', 'web.list.change'] as const
  ).map((key) => translate(key));
  return section(
    name,
    overLists(site, name, lines),
    translate('web.health.healthy-cohorts'),
    figuresTable(site, name, columns, rows),
  );
}

/** How first ratings develop. */
export function newcomers(site: Site, { newcomers: all }: Scale): Value {
  const { translate, language } = site;
  if (all.length < 2) return false;
  const name = translate('web.health.newcomers');
  // The mean of a few players jumps about: the plot ends when fewer than a tenth of the first ones are left.
  const shown = all.filter(({ players }) => players * 10 >= all[0]!.players);
  const line = { name, points: shown.map(({ listsLater, gain }) => ({ x: listsLater, y: gain })) };
  const columns = (['web.health.lists-later', 'web.word.players', 'web.health.gain'] as const).map((key) =>
    translate(key),
  );
  const rows = all.map(({ listsLater, players, gain }) => [listsLater, players, signedText(gain, site)]);
  return section(
    name,
    lineChart({ name, language, lines: [line], over: 'numbers', width: 'half', least: LEAST_POINTS }),
    translate('web.health.healthy-newcomers'),
    figuresTable(site, name, columns, rows),
  );
}

function counts(site: Site, lists: readonly CountedList[], kind: 'active' | 'players' | 'games'): Value {
  const { translate, language } = site;
  const counted = lists.flatMap((list) => {
    const count = kind === 'games' ? list.games : list.players;
    return typeof count === 'number' ? [{ ...list, count }] : [];
  });
  if (counted.length === 0) return false;
  const name = translate(`web.health.${kind}-by-list`);
  const columns = [translate('web.word.list'), translate(`web.word.${kind === 'games' ? kind : 'players'}`)];
  const tellsNew = kind === 'active' && counted.every(({ newcomers: fresh }) => fresh !== undefined);
  const rows = counted.map(({ date, count, newcomers: fresh }) => [
    dateInWords(site, date),
    count,
    ...(tellsNew ? [fresh!] : []),
  ]);
  return section(
    name,
    columnChart({
      name,
      language,
      points: counted.map(({ date, count }) => ({ x: instantOf(date), y: count })),
      width: 'half',
    }),
    translate(`web.health.healthy-${kind}`),
    figuresTable(site, name, tellsNew ? [...columns, translate('web.health.of-them-new')] : columns, rows),
  );
}

const section = (name: string, drawing: Html, healthy: string, figures: Html): Html =>
  html`<section class="card inside"><h3>${name}</h3>${figure(drawing, healthy, figures)}</section>`;

const signedText = (value: number, { language }: Site): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${number(Math.abs(value), language)}`;
