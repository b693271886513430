import { LISTED_TYPES, type ListedType } from '@escala/core';
import { citations, explainHeadToHead, explainScrabble, number, stepSentences } from '@escala/messages';
import { type AnswerOf, claimsOfLine, type explainRating } from '@escala/office/questions';
import type { Cited } from '../../components/cited.ts';
import { linePath } from '../../components/player-link.ts';
import { explanationInWords, ledgers } from '../../components/rating/explanation-parts.ts';
import { playLedger } from '../../components/rating/play-ledger.ts';
import { sentenceList } from '../../components/sentences.ts';
import { card } from '../../components/ui/card.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { claimNotes, lineClaims } from './rating-claims.ts';
import { ratingSum } from './rating-sum.ts';
import { lineVerify } from './rating-verify.ts';

export interface LineAddress {
  readonly player: string;
  readonly series: string;
  readonly date: string;
  readonly type: ListedType | undefined;
  readonly edition?: 'published' | 'revised';
}

/** The first of several ratings, and the edition in force, are the defaults of the address. */
export const lineHref = (site: Site, { player, series, date, type, edition }: LineAddress): string =>
  href(
    site,
    withQuery(linePath(player, series, date), {
      type: type === 'general' ? undefined : type,
      edition: edition === 'published' ? edition : undefined,
    }),
  );

type Answer = AnswerOf<typeof explainRating>;

/** What is behind a rating, by kind of play. */
interface Behind {
  readonly top: Html;
  readonly main: { readonly games: Html; readonly words: Html };
  readonly aside?: Value;
  readonly cited: Cited & { readonly regulation: string };
}

/** For games between two players: the sum of their changes, and claims about them. */
export async function gamesBehind(
  ask: Ask,
  site: Site,
  answer: Answer & { readonly kind: 'head-to-head' },
  before: string | undefined,
): Promise<Behind> {
  const { list, row, output, document } = answer;
  const line = { series: list.series, date: list.date };
  const claims = await ask(claimsOfLine, { ...line, player: row.id });
  const explanation = explainHeadToHead(output, row.id, document);
  return {
    top: ratingSum(site, { row, date: list.date, before, aside: lineVerify(site, answer) }),
    main: {
      games: ledgers(site, explanation, claimNotes(site, claims.claims)),
      words: explanationInWords(site, explanation),
    },
    aside: lineClaims(site, claims, line),
    cited: explanation,
  };
}

/** For Scrabble: the games in the window, the value and weight of each, and their mean. */
export function playBehind(site: Site, answer: Answer & { readonly kind: 'scrabble' }, type: ListedType): Behind {
  const { translate } = site;
  const { list, row, output, document, events } = answer;
  const { regulation } = list;
  const explanation = explainScrabble(output, row.id, document);
  const steps =
    type === 'general' ? explanation.steps : (explanation.types.find((each) => each.type === type)?.steps ?? []);
  return {
    top: html`${otherRatings(site, answer, type)}${card(
      {},
      html`<div class="row spread"><p><span class="figure">${row.rating}</span> ${translate(`cli.type.${type}`)}${row.status !== 'rated' && html` <span class="badge">${translate(`web.status.${row.status}`)}</span>`}, ${translate('web.scrabble.exact', { rating: number(row.exact ?? 0, site.language) })}</p>${lineVerify(site, answer, type)}</div>`,
    )}`,
    main: {
      games: playLedger(site, {
        type,
        regulation,
        lines: output.ledger,
        names: new Map(document.players.map(({ id, name = id }) => [id, name])),
        eventNames: new Map(events.map(({ id, name }) => [id, name])),
      }),
      words: card({ title: translate('web.rating.how') }, sentenceList(site, regulation, stepSentences(steps, site))),
    },
    cited: { regulation, ...citations([...output.ledger, ...steps]) },
  };
}

/** The player's ratings on this list, including this one. */
function otherRatings(
  site: Site,
  { list, row, edition, isRevised, output }: Answer & { readonly kind: 'scrabble' },
  here: ListedType,
): Html {
  const { translate } = site;
  const of = (type: ListedType): number | undefined =>
    (type === 'general' ? output.general[row.id] : output.ratings[row.id]?.[type])?.displayed;
  const rated = LISTED_TYPES.filter((type) => of(type) !== undefined);
  return tabs(
    rated.map((type) => ({
      name: html`${translate(`cli.type.${type}`)} <span class="quiet small">${of(type)}</span>`,
      href: lineHref(site, {
        player: row.id,
        series: list.series,
        date: list.date,
        type,
        ...(isRevised && { edition }),
      }),
      isHere: type === here,
    })),
    { label: translate('web.scrabble.types') },
  );
}
