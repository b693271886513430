import type { MessageKey } from '@escala/messages';
import { type AnswerOf, listDifferences, showFederation } from '@escala/office/questions';
import { dateInWords, time } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { causeSentence } from '../../components/rating/cause.ts';
import { movedTable } from '../../components/rating/moved-line.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';

type Answer = AnswerOf<typeof listDifferences>;
type Line = Answer['steps'][number]['lines'][number];

/** What changed on a list after publication, step by step, each with its cause. */
export const differences = definePage({
  path: '/lists/:series/:date/differences',
  view: async ({ ask, params: { series, date }, site, translate }) => {
    const { settings } = await ask(showFederation, {});
    const found = settings.series.find(({ id }) => id === series);
    const answer = await ask(listDifferences, { series, date });
    const name = found?.name ?? series;
    const summary = translate('web.differences.summary', { steps: answer.steps.length, players: moved(answer) });
    return {
      title: translate('web.differences.title', { series: name, date: dateInWords(site, answer.date) }),
      crumbs: [
        [translate('web.nav.lists'), '/lists'],
        [`${name}, ${dateInWords(site, answer.date)}`, `/lists/${series}/${answer.date}`],
      ],
      facts: [summary],
      actions: html`<a class="button" href="${href(site, `/lists/${series}/${answer.date}?edition=published`)}">${translate('web.differences.original')}</a>
<a class="button" href="${href(site, `/lists/${series}/${answer.date}`)}">${translate('web.differences.revised')}</a>`,
      main: html`<div class="stack">${answer.steps.map((step, i) => stepSection(site, answer, step, i + 1))}</div>`,
    };
  },
});

const moved = ({ steps }: Answer): number =>
  new Set(steps.flatMap(({ lines }) => lines.map(({ player }) => player))).size;

function stepSection(site: Site, answer: Answer, { cause, lines }: Answer['steps'][number], number: number): Html {
  const { translate } = site;
  const players = translate('web.differences.lines', { players: new Set(lines.map(({ player }) => player)).size });
  return card(
    {
      title: html`${translate('web.differences.step', { number })} ${time(site, cause.at.slice(0, 10))}`,
      aside: html`<a class="small" href="${href(site, `/lists/${answer.series}/${answer.date}?edition=${cause.act}`)}">${translate('web.differences.edition')}</a> <span class="quiet small">${players}</span>`,
      flush: true,
    },
    html`<p class="inside">${causeSentence(site, cause)}</p>
${movedTable(site, byMovement(lines), {
  caption: html`<span class="unseen">${players}</span>`,
  column: ['web.differences.line', (line) => editionLinks(site, answer, line)],
})}`,
  );
}

/** The largest changes first. */
function byMovement(lines: readonly Line[]): Line[] {
  const size = ({ before, after }: Line): number =>
    before === null || after === null ? Number.POSITIVE_INFINITY : Math.abs(after - before);
  return [...lines].sort((a, b) => size(b) - size(a) || (a.name < b.name ? -1 : 1));
}

function editionLinks(site: Site, { series, date }: Answer, { player, type, before, after }: Line): Html {
  const address = (edition?: string): string =>
    href(site, withQuery(linePath(player, series, date), { type, edition }));
  const link = (edition: string | undefined, key: MessageKey): Html =>
    html`<a href="${address(edition)}">${site.translate(key)}</a>`;
  // A Scrabble line that is only on one edition has no explanation on the other.
  const [hasOriginal, hasRevised] = type === undefined ? [true, true] : [before !== null, after !== null];
  return html`${hasOriginal && link('published', 'web.differences.see-original')}${hasOriginal && hasRevised && ' · '}${hasRevised && link(undefined, 'web.differences.see-revised')}`;
}
