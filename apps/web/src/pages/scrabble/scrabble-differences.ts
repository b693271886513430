import { scrabbleListDifferences } from '@escala/office/questions';
import { change, dateInWords, time } from '../../components/format.ts';
import { linePath, playerLink } from '../../components/player-link.ts';
import { whoDid } from '../../components/rating/cause.ts';
import { typeName } from '../../components/scrabble/scrabble-words.ts';
import { scrabbleChangeText } from '../../desks/rating/corrections/scrabble/scrabble-change-text.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask, Page, PageRequest } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';

type Answer = Awaited<ReturnType<(typeof scrabbleListDifferences)['ask']>>;
type Cause = Answer['causes'][number];
type Line = Answer['lines'][number];

/** What moved on a Scrabble list after it was published, under each cause. */
export async function scrabbleDifferences(
  ask: Ask,
  { params }: PageRequest,
  site: Site,
  { id: series, name }: { readonly id: string; readonly name: string },
): Promise<Page> {
  const { translate } = site;
  const answer = await ask(scrabbleListDifferences, { series, date: params.date });
  const players = new Set(answer.lines.map(({ player }) => player)).size;
  const path = `/lists/${series}/${answer.date}`;
  return {
    title: translate('web.differences.title', { series: name, date: dateInWords(site, answer.date) }),
    main: html`<p><a href="${href(site, `${path}?edition=published`)}">${translate('web.differences.original')}</a> ·
<a href="${href(site, path)}">${translate('web.differences.revised')}</a></p>
<p>${translate('web.differences.summary', { steps: answer.causes.length, players })}</p>
${answer.causes.map((cause, i) => step(site, answer, cause, i + 1))}`,
  };
}

function step(site: Site, answer: Answer, cause: Cause, number: number): Html {
  const { translate } = site;
  const lines = answer.lines.filter(({ causes }) => causes.includes(cause.act));
  const head = (key: string, kind = ''): Html => html`<th scope="col" class="${kind}">${translate(key)}</th>`;
  return html`<section><h2>${translate('web.differences.step', { number })} ${time(site, cause.at.slice(0, 10))}</h2>
<p>${causeText(site, cause)}</p>
<div class="scroll"><table><caption>${translate('web.scrabble.ratings-moved', { ratings: lines.length })}</caption>
<thead><tr>${head('web.list.name')}${head('web.scrabble.type')}${head('web.rating.before', 'number')}${head('web.differences.after', 'number')}${head('web.list.change', 'number')}${head('web.differences.line')}</tr></thead>
<tbody>${byMovement(lines).map((line) => row(site, answer, line))}</tbody></table></div></section>`;
}

function causeText(site: Site, cause: Cause): Html {
  const { kind, change: changed, names, behind, reason, act } = cause;
  const { translate } = site;
  const what =
    changed === null
      ? html`${translate(kind === 'scrabble-list.revise' ? 'web.cause.revision' : `web.act.${kind}`)}${behind.length > 0 && html` (${behind.map(({ kind: of, subject }) => `${translate(`web.act.${of}`)} ${subject.id}`).join('; ')})`}`
      : scrabbleChangeText(site, changed, names, cause.before, `/events/${encodeURIComponent(changed.event)}`);
  return html`${what} ${reason !== null && html`<q>${reason}</q>`}
<span class="quiet small">${translate('web.cause.entry', {
    act,
    by: whoDid(site, cause),
  })}</span>`;
}

/** Whom it moved most comes first. */
function byMovement(lines: readonly Line[]): Line[] {
  const size = ({ before, after }: Line): number =>
    before === null || after === null ? Number.POSITIVE_INFINITY : Math.abs(after - before);
  return lines.toSorted((a, b) => size(b) - size(a) || (a.name < b.name ? -1 : 1));
}

function row(site: Site, { series, date }: Answer, line: Line): Html {
  const { translate } = site;
  const { player, name, type, before, after, statusBefore, statusAfter } = line;
  const status = (word: string): Html =>
    statusBefore === statusAfter || word === 'listed'
      ? html``
      : html` <span class="tag">${translate(`web.scrabble.status-${word}`)}</span>`;
  const address = (edition?: string): string =>
    href(site, withQuery(linePath(player, series, date), { type, edition }));
  return html`<tr><th scope="row">${playerLink(site, player, name)}</th><td>${typeName(site, type)}</td><td class="number">${before ?? '–'}${status(statusBefore)}</td>
<td class="number"><strong>${after ?? '–'}</strong>${status(statusAfter)}</td><td class="number">${before !== null && after !== null && change(after - before)}</td>
<td>${before !== null && html`<a href="${address('published')}">${translate('web.differences.see-original')}</a>`} ${after !== null && html`<a href="${address()}">${translate('web.differences.see-revised')}</a>`}</td></tr>\n`;
}
