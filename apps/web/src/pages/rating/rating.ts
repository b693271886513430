import { explainHeadToHead, type MessageKey } from '@escala/messages';
import { claimsOfLine, explainRating, listDifferences, ratingHistory, showFederation } from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { dateInWords } from '../../components/format.ts';
import { linePath, playerLink } from '../../components/player-link.ts';
import { causeSentence } from '../../components/rating/cause.ts';
import { citedParts, explanationParts } from '../../components/rating/explanation-parts.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { type Ask, definePage, type Page, type PageRequest } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { scrabbleLine } from '../scrabble/rating-scrabble.ts';
import { claimNotes, lineClaims } from './rating-claims.ts';
import { lineFigures } from './rating-figures.ts';
import { verifyBox } from './rating-verify.ts';

/** A player's line of a list taken apart: game by game, article by article, and how to compute it again. */
function view(path: string) {
  return definePage({
    path,
    view: async (ask, request, site) => {
      const { settings } = await ask(showFederation, {});
      const found = settings.series.find(({ id }) => id === request.params.series);
      return found && ruleBookOf(found.regulation)?.kind === 'scrabble'
        ? scrabbleLine(ask, request, site, found)
        : headToHeadLine(ask, request, site, found?.name);
    },
  });
}

export const latestRating = view('/players/:player/ratings/:series');
export const datedRating = view('/players/:player/ratings/:series/:date');

async function headToHeadLine(
  ask: Ask,
  { params, query }: PageRequest,
  site: Site,
  seriesName: string | undefined,
): Promise<Page> {
  const { player = '', series = '', date } = params;
  const edition = query.edition === 'published' ? 'published' : 'revised';
  const answer = await ask(explainRating, { player, series, ...(date ? { date } : {}), edition });
  const { list, row, document, output } = answer;
  const { steps } = await ask(listDifferences, { series, date: list.date, player });
  const claims = await ask(claimsOfLine, { series, date: list.date, player });
  const history = (await ask(ratingHistory, { player })).series.find((each) => each.series === series);
  const explanation = explainHeadToHead(output, player, document);
  return {
    title: site.translate('web.rating.title', {
      name: row.name,
      series: seriesName ?? series,
      date: dateInWords(site, list.date),
    }),
    scripts: ['verify.ts'],
    main: html`<p>${playerLink(site, player, row.name)} · <a href="${href(site, `/lists/${series}/${list.date}`)}">${site.translate('web.rating.whole-list')}</a></p>
${neighbours(site, player, series, list.date, history?.points ?? [])}
${editionNotice(site, player, answer, steps)}
${lineFigures(site, row)}
${verifyBox(site, player, answer)}
${explanationParts(site, explanation, claimNotes(site, claims.claims))}
${lineClaims(site, claims, { series, date: list.date })}
${citedParts(site, explanation)}`,
  };
}

type Answer = Awaited<ReturnType<(typeof explainRating)['ask']>>;
type Steps = Awaited<ReturnType<(typeof listDifferences)['ask']>>['steps'];

/** Original or revised: which one this is, the way to the other, and what lies between them. */
function editionNotice(site: Site, player: string, { list, edition }: Answer, steps: Steps): Html {
  const { translate } = site;
  if (steps.length === 0) return html``;
  const other = edition === 'published' ? 'revised' : 'published';
  return html`<section class="notice" id="revised"><h2>${translate(`web.rating.edition-${edition}`)}</h2>
<p><a class="button" href="${href(site, linePath(player, list.series, list.date, other))}">${translate(`web.list.show-${other}`)}</a></p>
<ol>${steps.map(
    ({ cause, lines: [line] }) =>
      html`<li><strong>${line?.before ?? '–'} → ${line?.after ?? '–'}</strong>: ${causeSentence(site, cause)}</li>\n`,
  )}</ol>
<p><a href="${href(site, `/lists/${list.series}/${list.date}/differences`)}">${translate('web.rating.whole-difference')}</a></p></section>`;
}

/** The same player's line on the list before and after. */
function neighbours(
  site: Site,
  player: string,
  series: string,
  date: string,
  points: readonly { readonly date: string }[],
): Html {
  const { translate } = site;
  const place = points.findIndex((point) => point.date === date);
  const link = (point: { readonly date: string } | undefined, key: MessageKey): Value =>
    point &&
    html`<a href="${href(site, linePath(player, series, point.date))}">${translate(key, { date: dateInWords(site, point.date) })}</a>`;
  return html`<nav class="pages" aria-label="${translate('web.rating.other-lists')}"><span>${link(points[place - 1], 'web.rating.list-before')}</span>
<span>${
    place >= 0 && place === points.length - 1
      ? html`<a href="${href(site, `${linePath(player, series)}/next`)}">${translate('web.rating.list-to-come')}</a>`
      : link(points[place + 1], 'web.rating.list-after')
  }</span></nav>`;
}
