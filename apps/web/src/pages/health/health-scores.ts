import { number } from '@escala/messages';
import type { AnswerOf, showScale } from '@escala/office/questions';
import { dateInWords } from '../../components/format.ts';
import { figure, figuresTable } from '../../components/ui/chart/frame.ts';
import { instantOf, lineChart } from '../../components/ui/chart/lines.ts';
import { scoresChart } from '../../components/ui/chart/scores.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

export type Scale = AnswerOf<typeof showScale>;
type Band = Scale['byRating'][number];
type Score = Pick<Band, 'games' | 'scored' | 'expected'>;

/** Bands with fewer games are only in the tables: they show chance rather than the scale. */
const FEWEST_GAMES = 30;

/** Whether players score what their ratings predict: by difference, and list by list. */
export function scores(site: Site, scale: Scale): Html {
  const { translate } = site;
  return html`<h2>${translate('web.health.scores')}</h2>
<div class="charts">${byBand(site, scale.byDifference, 'difference')}${byList(site, scale)}</div>
<p class="quiet small">${translate('web.health.scores-about')}</p>`;
}

/** The same by rating and by age. */
export const scoresOfGroups = (site: Site, { byRating, byAge }: Scale): Value => [
  byBand(site, byRating, 'rating'),
  byBand(site, byAge, 'age'),
];

function byBand(site: Site, bands: readonly Band[], kind: 'rating' | 'difference' | 'age'): Value {
  const { translate } = site;
  const name = translate(`web.health.by-${kind}`);
  const shown = bands.filter(({ games }) => games >= FEWEST_GAMES);
  if (shown.length === 0) return false;
  const drawing = scoresChart(
    name,
    shown.map((band) => ({ name: shortName(band, kind), ...shares(band) })),
  );
  const columns = [translate(`web.health.${kind}`), ...scoreColumns(site)];
  const rows = bands.map((band) => [spanName(band), ...scoreCells(site, band)]);
  return html`<section class="card inside"><h3>${name}</h3>${figure(
    drawing,
    translate(`web.health.healthy-${kind}`),
    figuresTable(site, name, columns, rows),
  )}</section>`;
}

function byList(site: Site, { lists }: Scale): Value {
  const { translate, language } = site;
  const rated = lists.flatMap(({ date, higher }) => (higher ? [{ date, higher }] : []));
  if (rated.length < 2) return false;
  const name = translate('web.health.by-list');
  const lineOf = (key: 'expected' | 'scored') => ({
    name: translate(`web.health.${key}`),
    points: rated.map(({ date, higher }) => ({ x: instantOf(date), y: shares(higher)[key] })),
  });
  const columns = [translate('web.word.list'), ...scoreColumns(site)];
  const rows = rated.map(({ date, higher }) => [dateInWords(site, date), ...scoreCells(site, higher)]);
  return html`<section class="card inside"><h3>${name}</h3>${figure(
    lineChart({
      name,
      language,
      lines: [lineOf('scored'), lineOf('expected')],
      over: 'time',
      width: 'half',
      unit: '%',
      least: 10,
    }),
    translate('web.health.healthy-list'),
    figuresTable(site, name, columns, rows),
  )}</section>`;
}

/** Percent of the points. Chance: two standard deviations for this many games won or lost; draws make it narrower. */
function shares({ games, scored, expected }: Score) {
  const share = expected / games;
  return {
    expected: 100 * share,
    scored: (100 * scored) / games,
    chance: 200 * Math.sqrt((share * (1 - share)) / games),
  };
}

const shortName = ({ from, to }: Band, kind: string): string =>
  to === null ? `${from}+` : kind === 'age' ? spanName({ from, to }) : String(from);

const spanName = ({ from, to }: Pick<Band, 'from' | 'to'>): string => (to === null ? `${from}+` : `${from}–${to}`);

const scoreColumns = ({ translate }: Site): string[] =>
  (['web.word.games', 'web.health.expected', 'web.health.scored', 'web.health.over'] as const).map((key) =>
    translate(key),
  );

/** Points above (or, negative, below) expectation per hundred games. */
function scoreCells({ language }: Site, score: Score): string[] {
  const { expected, scored } = shares(score);
  const percent = (value: number): string => `${number(Math.round(value * 10) / 10, language)}%`;
  const over = Math.round((scored - expected) * 10) / 10;
  return [
    String(score.games),
    percent(expected),
    percent(scored),
    `${over > 0 ? '+' : over < 0 ? '−' : ''}${number(Math.abs(over), language)}`,
  ];
}
