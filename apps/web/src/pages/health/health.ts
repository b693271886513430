import { type AnswerOf, healthSummary, searchLists, showFederation, showScale } from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { articleLink } from '../../components/articles.ts';
import { dateInWords } from '../../components/format.ts';
import { isScrabble } from '../../components/scrabble/scrabble-words.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { figuresTable } from '../../components/ui/chart/frame.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { type Ask, definePage } from '../../kit/page.ts';
import { TEXT } from '../../kit/query-fields.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { drift, listSize, newcomers, size } from './health-drift.ts';
import { type Scale, scores, scoresOfGroups } from './health-scores.ts';

const FLOWS = ['entered', 'returned', 'becameInactive', 'delisted', 'changed'] as const;
type FlowName = (typeof FLOWS)[number];
const LEAVE: readonly FlowName[] = ['becameInactive', 'delisted'];

/** Points that enter and leave the pool with players, and the change by games (fide-2009 10.2). */
function pointsFlow(site: Site, { lists }: Scale): Value {
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
  const columns = [translate('web.word.list'), ...FLOWS.map((name) => translate(`web.flow.${name}`))];
  return html`<h2>${translate('web.flow.title')}</h2><p>${translate('web.flow.about')}</p>
${figuresTable(site, translate('web.flow.title'), columns, rows)}`;
}

interface Watched {
  readonly id: string;
  readonly name: string;
  readonly regulation: string;
}

/** The monitoring of a scale, open to everybody. */
export const health = definePage({
  path: '/health',
  isLong: true,
  query: { series: TEXT },
  view: async ({ ask, query, site, translate }) => {
    const { settings } = await ask(showFederation, {});
    const chosen = settings.series.find(({ id }) => id === query.series) ?? settings.series[0];
    const isOfPlay = chosen !== undefined && isScrabble(chosen);
    const found = chosen && (isOfPlay ? await scrabble(ask, site, chosen) : await chess(ask, site, chosen));
    return {
      title: translate(isOfPlay ? 'web.nav.health-scrabble' : 'web.nav.health'),
      scripts: ['chart.ts'],
      ...(!isOfPlay && { description: translate('web.health.about') }),
      tabs: settings.series.length > 1 ? series(site, settings.series, chosen?.id) : undefined,
      main: html`${found ?? emptyState({ title: translate('web.health.none') })}
${chosen && watchedBy(site, chosen)}`,
    };
  },
});

/** The article that requires the monitoring, if the lists' regulation has one. */
function watchedBy(site: Site, { regulation }: Watched): Value {
  const book = ruleBookOf(regulation);
  if (book?.kind !== 'head-to-head' || book.scaleWatch === undefined) return undefined;
  return html`<p class="quiet small">${site.translate('web.health.about')} ${articleLink(site, book.id, book.scaleWatch)}</p>`;
}

const series = (site: Site, watched: readonly Watched[], here: string | undefined): Html =>
  tabs(
    watched.map(({ id, name }) => ({
      name,
      href: href(site, withQuery('/health', { series: id })),
      isHere: id === here,
    })),
    { label: site.translate('web.word.lists') },
  );

async function chess(ask: Ask, site: Site, { id }: Watched): Promise<Html | undefined> {
  const scale = await ask(showScale, { series: id });
  if (scale.lists.length === 0) return undefined;
  const { sentences } = await ask(healthSummary, { series: id });
  return html`${inShort(site, sentences)}${drift(site, scale)}${scores(site, scale)}${size(site, scale.lists)}
<details class="more"><summary>${site.translate('web.front.more-charts')}</summary><div class="charts">${scoresOfGroups(site, scale)}${newcomers(site, scale)}</div>
${pointsFlow(site, scale)}</details>
${seen(site, scale.lists)}`;
}

type Sentences = AnswerOf<typeof healthSummary>['sentences'];

/** What a journalist would ask about a scale. */
function inShort(site: Site, sentences: Sentences): Value {
  if (sentences.length === 0) return undefined;
  const { translate } = site;
  const worded = ({ key, values }: Sentences[number]): string => {
    const { date, ...figures } = values;
    return translate(`web.health.say.${key}`, {
      ...figures,
      ...(date !== undefined && { date: dateInWords(site, String(date)) }),
    });
  };
  return card(
    { title: translate('web.front.in-short') },
    html`<ul class="in-short">${sentences.map((sentence) => html`<li>${worded(sentence)}</li>\n`)}</ul>`,
  );
}

/**
 * When everybody plays with the same letters, nobody scores against
 * anybody: only the number of players can be shown (D-OFF-437).
 */
async function scrabble(ask: Ask, site: Site, { id }: Watched): Promise<Html | undefined> {
  const lists = (await ask(searchLists, { series: id })).lists.toReversed();
  if (lists.length === 0) return undefined;
  return html`<p class="quiet">${site.translate('web.health.scrabble')}</p>${listSize(site, lists)}`;
}

function seen(site: Site, lists: AnswerOf<typeof showScale>['lists']): Html {
  const games = lists.reduce((sum, list) => sum + (list.games ?? 0), 0);
  return html`<p>${site.translate('web.health.seen', { lists: lists.length, games })}</p>`;
}
