import { explainHeadToHead, type MessageKey } from '@escala/messages';
import { claimsOfLine, explainRating, listDifferences, ratingHistory, showFederation } from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { citedTexts } from '../../components/cited.ts';
import { dateInWords } from '../../components/format.ts';
import { linePath, spokenName } from '../../components/player-link.ts';
import { causeSentence } from '../../components/rating/cause.ts';
import { explanationInWords, ledgers, rulesUsed } from '../../components/rating/explanation-parts.ts';
import { icon } from '../../components/ui/icon.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { type Ask, definePage, type Page, type PageRequest } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { scrabbleLine } from '../scrabble/rating-scrabble.ts';
import { claimNotes, lineClaims } from './rating-claims.ts';
import { ratingSum } from './rating-sum.ts';
import { lineByHand, lineVerify } from './rating-verify.ts';

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
  const { translate } = site;
  const points = history?.points ?? [];
  const name = seriesName ?? series;
  return {
    title:
      row.rating === null
        ? translate('web.rating.title', { name: row.name, series: name, date: dateInWords(site, list.date) })
        : translate('web.player.why', { rating: String(row.rating) }),
    description: translate('web.rating.title', { name: row.name, series: name, date: dateInWords(site, list.date) }),
    crumbs: [
      [spokenName(row.name), `/players/${encodeURIComponent(player)}`],
      [`${name}, ${dateInWords(site, list.date)}`, `/lists/${series}/${list.date}`],
    ],
    actions: neighbours(site, player, series, list.date, points),
    scripts: ['verify.ts'],
    main: html`<div class="stack">${ratingSum(site, {
      row,
      date: list.date,
      before: points[points.findIndex(({ date: day }) => day === list.date) - 1]?.date,
      aside: lineVerify(site, player, answer),
    })}${editionNotice(site, player, answer, steps)}${ledgers(site, explanation, claimNotes(site, claims.claims))}
<div class="columns"><div class="larger stack">${explanationInWords(site, explanation)}${rulesUsed(site, explanation)}</div>
<div class="smaller stack">${lineClaims(site, claims, { series, date: list.date })}${lineByHand(site, player, answer)}</div></div></div>
${citedTexts(site, explanation.regulation, explanation)}`,
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

type Point = { readonly date: string; readonly rating: number | null };

/** The same player's line on the list before and after. */
function neighbours(site: Site, player: string, series: string, date: string, points: readonly Point[]): Html {
  const { translate } = site;
  const place = points.findIndex((point) => point.date === date);
  const link = (point: Point | undefined, key: MessageKey, isBefore: boolean): Value => {
    if (point === undefined) return undefined;
    const words = `${dateInWords(site, point.date)}: ${point.rating ?? '–'}`;
    const label = `${words}. ${translate(key, { date: dateInWords(site, point.date) })}`;
    return html`<a class="button small" href="${href(site, linePath(player, series, point.date))}" aria-label="${label}">${isBefore && icon('back')}${words}${!isBefore && icon('forth')}</a>\n`;
  };
  return html`${link(points[place - 1], 'web.rating.list-before', true)}${
    place >= 0 && place === points.length - 1
      ? html`<a class="button small" href="${href(site, `${linePath(player, series)}/next`)}">${translate('web.rating.list-to-come')}</a>`
      : link(points[place + 1], 'web.rating.list-after', false)
  }`;
}
