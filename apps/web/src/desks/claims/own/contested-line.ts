import { explainHeadToHead, type HeadToHeadExplanation } from '@escala/messages';
import { invalid, Refused } from '@escala/office';
import { type AnswerOf, claimsOfLine, explainRating, playerEvents } from '@escala/office/questions';
import { ownResult } from '../../../components/events/result.ts';
import { dateInWords, time } from '../../../components/format.ts';
import { linePath } from '../../../components/player-link.ts';
import { citedParts, explanationParts } from '../../../components/rating/explanation-parts.ts';
import { notice } from '../../../components/ui/card.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask, PageRequest } from '../../../kit/page.ts';
import { href } from '../../../kit/site.ts';
import { lineFigures } from '../../../pages/rating/rating-sum.ts';
import { claimedMatter, claimState, type ToldClaim } from '../claim-matter.ts';
import { type ChosenGame, claimForm } from './claim-form.ts';

type Window = AnswerOf<typeof claimsOfLine>['window'];

interface Contested {
  readonly player: string;
  readonly series: string;
  readonly date: string;
  readonly onPaper: boolean;
}

/** A line of a list with everything behind it, and the form to contest it while that is possible. */
export async function contestedLine(
  ask: Ask,
  site: DeskSite,
  { player, series, date, onPaper }: Contested,
  query: PageRequest['query'],
): Promise<{ readonly name: string; readonly main: Html }> {
  const { translate } = site;
  const answer = await ask(explainRating, { player, series, date });
  if (answer.kind !== 'head-to-head')
    throw new Refused([invalid('series-of-scrabble', { series }, { field: 'series' })]);
  const { row, document, output, list } = answer;
  const explanation = explainHeadToHead(output, player, document);
  const { window, claims } = await ask(claimsOfLine, { series, date, player });
  const { events } = await ask(playerEvents, { player, size: 100 });
  // A claim on paper counts from the day the office received it (D-OFF-82).
  const isOpen = window === null || window.daysLeft > 0 || onPaper;
  const played = events
    .filter(({ state, start }) => state === undefined && start < list.date)
    .map(({ event, name }) => [event, name] as const);
  return {
    name: row.name,
    main: html`${until(site, window)}
${claims.length > 0 && earlier(site, claims)}
<h2>${translate('web.word.line')}</h2>
${lineFigures(site, row)}
<details><summary>${translate('web.desk-claims.taken-apart')}</summary>${explanationParts(site, explanation)}
<p><a href="${href(site, linePath(player, series, date))}">${translate('web.desk-claims.public-line')}</a></p>${citedParts(site, explanation)}</details>
${
  isOpen &&
  html`<h2>${translate('web.desk-claims.open')}</h2>
${claimForm(site, { player, list: { series, date }, games: gamesOf(site, explanation), events: played, onPaper, chosen: query.game })}`
}`,
  };
}

function until(site: DeskSite, window: Window): Html {
  const { translate } = site;
  if (window === null) return html`<p>${translate('web.rating.claims-always')}</p>`;
  const { lastDay, daysLeft, article, regulation } = window;
  const key = daysLeft > 0 ? 'web.desk-claims.until' : 'web.desk-claims.too-late';
  return notice(translate(key, { date: dateInWords(site, lastDay), days: daysLeft, article, regulation }));
}

function earlier(site: DeskSite, claims: readonly ToldClaim[]): Html {
  return html`<h2>${site.translate('web.desk-claims.of-line')}</h2><ul>${claims.map(
    (claim) =>
      html`<li><a href="${href(site, `/desk/claims/${claim.claim}`)}">${claimedMatter(site, claim)}</a> ${claimState(site, claim)} ${time(site, claim.openedOn)}</li>\n`,
  )}</ul>`;
}

/** Every game of the period, including those without effect: that may be the mistake. */
function gamesOf({ translate }: DeskSite, { events }: HeadToHeadExplanation): ChosenGame[] {
  return events.flatMap(({ id: event, name: eventName = event, games, unratedGames }) => {
    const game = (
      round: number,
      opponent: string,
      name: string,
      side: string | undefined,
      score: string,
    ): ChosenGame => ({
      about: { kind: 'game', event, round, opponent },
      eventName,
      label: translate('web.desk-claims.chosen-game', { round, opponent: name, side: side ?? 'none', score }),
    });
    const all = [
      ...games.map(({ round, opponent, opponentName = opponent, side, score }) =>
        game(round, opponent, opponentName, side, score === 0.5 ? '½' : String(score)),
      ),
      // Games that count on another list are contested there.
      ...unratedGames
        .filter(({ reason }) => reason !== 'period')
        .map(({ round, opponent: { id, name = id }, side, result }) =>
          game(round, id, name, side, ownResult({ result }, side)),
        ),
    ];
    return all.sort((a, b) => a.about.round - b.about.round);
  });
}
