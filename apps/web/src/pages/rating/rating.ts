import { explainHeadToHead } from '@escala/messages';
import { claimsOfLine, explainRating, listDifferences, ratingHistory, showFederation } from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { dateInWords } from '../../components/format.ts';
import { playerLink } from '../../components/player-link.ts';
import { citedParts, explanationParts } from '../../components/rating/explanation-parts.ts';
import { html } from '../../kit/html.ts';
import { type Ask, definePage, type Page, type PageRequest } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { scrabbleLine } from '../scrabble/rating-scrabble.ts';
import { claimNotes, lineClaims } from './rating-claims.ts';
import { editionNotice } from './rating-edition.ts';
import { lineFigures } from './rating-figures.ts';
import { neighbours } from './rating-neighbours.ts';
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
