import { LISTED_TYPES } from '@escala/core';
import type { MessageKey } from '@escala/messages';
import { type AnswerOf, explainRating, listDifferences, ratingHistory, showFederation } from '@escala/office/questions';
import { citedTexts } from '../../components/cited.ts';
import { dateInWords, time } from '../../components/format.ts';
import { linePath, spokenName } from '../../components/player-link.ts';
import { causeSentence } from '../../components/rating/cause.ts';
import { rulesUsed } from '../../components/rating/explanation-parts.ts';
import { listedTypeOf } from '../../components/scrabble/scrabble-words.ts';
import { notice } from '../../components/ui/card.ts';
import { icon } from '../../components/ui/icon.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { EDITION, oneOf } from '../../kit/query-fields.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { gamesBehind, type LineAddress, lineHref, playBehind } from './rating-behind.ts';
import { lineByHand } from './rating-verify.ts';

/** A player's line on a list explained: game by game, article by article, and how to recompute it. */
function view(path: string) {
  return definePage({
    path,
    query: { edition: EDITION, type: oneOf(...LISTED_TYPES) },
    view: async ({ ask, params, query, site }) => {
      const { player = '', series = '', date } = params;
      const { translate } = site;
      const { settings } = await ask(showFederation, {});
      const { name = series } = settings.series.find(({ id }) => id === series) ?? {};
      const edition = query.edition === 'published' ? 'published' : 'revised';
      const type = listedTypeOf(query.type);
      const answer = await ask(explainRating, { player, series, ...(date ? { date } : {}), type, edition });
      const { list, row } = answer;
      const { steps } = await ask(listDifferences, { series, date: list.date, player });
      const line: LineAddress = {
        player,
        series,
        date: list.date,
        edition,
        type: answer.kind === 'scrabble' ? type : undefined,
      };
      const histories = (await ask(ratingHistory, { player })).series;
      const points = histories.find((each) => each.series === series && each.type === line.type)?.points ?? [];
      const before = points[points.findIndex(({ date: day }) => day === list.date) - 1]?.date;
      const { top, main, aside, cited } =
        answer.kind === 'scrabble' ? playBehind(site, answer, type) : await gamesBehind(ask, site, answer, before);
      const about = translate('web.rating.title', { name: row.name, series: name, date: dateInWords(site, list.date) });
      const moved = steps.map((step) => ({ ...step, lines: step.lines.filter((each) => each.type === line.type) }));
      const notice = editionNotice(
        site,
        line,
        moved.filter(({ lines }) => lines.length > 0),
      );
      return {
        title: row.rating === null ? about : translate('web.player.why', { rating: String(row.rating) }),
        description: about,
        crumbs: [
          [spokenName(row.name), `/players/${encodeURIComponent(player)}`],
          [
            `${name}, ${dateInWords(site, list.date)}`,
            withQuery(`/lists/${series}/${list.date}`, { type: line.type === 'general' ? undefined : line.type }),
          ],
        ],
        actions: neighbours(site, line, points),
        scripts: ['verify.ts'],
        main: html`<div class="stack">${top}${notice ?? corrections(site, answer)}${main.games}
<div class="columns"><div class="larger stack">${main.words}${rulesUsed(site, cited)}</div>
<div class="smaller stack">${aside}${lineByHand(site, answer)}</div></div></div>
${citedTexts(site, cited.regulation, cited)}`,
      };
    },
  });
}

export const latestRating = view('/players/:player/ratings/:series');
export const datedRating = view('/players/:player/ratings/:series/:date');

type Steps = AnswerOf<typeof listDifferences>['steps'];

/** Original or revised: which one this is, a link to the other, and the differences. */
function editionNotice(site: Site, line: LineAddress, steps: Steps): Html | undefined {
  const { translate } = site;
  if (steps.length === 0) return undefined;
  const other = line.edition === 'published' ? 'revised' : 'published';
  return notice(
    html`<h2>${translate(`web.rating.edition-${line.edition ?? 'revised'}`)}</h2>
<p><a class="button" href="${lineHref(site, { ...line, edition: other })}">${translate(`web.list.show-${other}`)}</a></p>
<ol>${steps.map(
      ({ cause, lines: [moved] }) =>
        html`<li><strong>${moved?.before ?? '–'} → ${moved?.after ?? '–'}</strong>: ${causeSentence(site, cause)}</li>\n`,
    )}</ol>
<p><a href="${href(site, `/lists/${line.series}/${line.date}/differences`)}">${translate('web.word.everyone-affected')}</a></p>`,
    'info',
    html` id="revised"`,
  );
}

type Corrections = AnswerOf<typeof explainRating>['corrections'];

/** Corrections made before the list was published are included in its number. */
function corrections(site: Site, { corrections: all }: { readonly corrections: Corrections }): Value {
  if (all.length === 0) return undefined;
  return notice(html`<h2>${site.translate('web.scrabble.corrections')}</h2>
<ul>${all.map(({ on, reason }) => html`<li>${time(site, on)}: <q>${reason}</q></li>\n`)}</ul>`);
}

type Point = { readonly date: string; readonly rating: number | null };

/** The player's same rating on the previous and next list. */
function neighbours(site: Site, line: LineAddress, points: readonly Point[]): Html {
  const { translate } = site;
  const place = points.findIndex((point) => point.date === line.date);
  const { edition: _edition, ...inForce } = line;
  const link = (point: Point | undefined, key: MessageKey, isBefore: boolean): Value => {
    if (point === undefined) return undefined;
    const words = `${dateInWords(site, point.date)}: ${point.rating ?? '–'}`;
    const label = `${words}. ${translate(key, { date: dateInWords(site, point.date) })}`;
    return html`<a class="button small" href="${lineHref(site, { ...inForce, date: point.date })}" aria-label="${label}">${isBefore && icon('back')}${words}${!isBefore && icon('forth')}</a>\n`;
  };
  const isLast = place >= 0 && place === points.length - 1;
  return html`${link(points[place - 1], 'web.rating.list-before', true)}${
    isLast
      ? line.type === undefined &&
        html`<a class="button small" href="${href(site, `${linePath(line.player, line.series)}/next`)}">${translate('web.rating.list-to-come')}</a>`
      : link(points[place + 1], 'web.rating.list-after', false)
  }`;
}
