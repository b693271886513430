import type { ListedType } from '@escala/core';
import type { AnswerOf, explainRating } from '@escala/office/questions';
import { linePath } from '../../components/player-link.ts';
import { verifyButton, verifyByHand } from '../../components/rating/verify.ts';
import type { Html } from '../../kit/html.ts';
import { apiHref, type Site, withQuery } from '../../kit/site.ts';

type Answer = AnswerOf<typeof explainRating>;

function documentOf(site: Site, { list, row, edition }: Answer): string {
  const asked = { date: list.date, edition: edition === 'published' ? edition : undefined };
  return apiHref(site, withQuery(`${linePath(row.id, list.series)}/document`, asked));
}

/** `type`: which of several ratings. */
export function lineVerify(site: Site, answer: Answer, type?: ListedType): Html {
  const { kind, list, row } = answer;
  const { id, rating, exact, status, change, k, games } = row;
  return verifyButton(site, {
    kind,
    address: documentOf(site, answer),
    row: kind === 'scrabble' ? { id, type, rating, exact, status } : { id, rating, status, change, k, games },
    regulation: list.regulation,
  });
}

/** One document has all lines of a Scrabble list (frs-2012 §5). */
export function lineByHand(site: Site, answer: Answer): Html {
  const { kind, list, row } = answer;
  return verifyByHand(site, {
    how: site.translate(kind === 'scrabble' ? 'web.scrabble.by-hand-how' : 'web.verify.by-hand-how'),
    address: documentOf(site, answer),
    file: kind === 'scrabble' ? `${list.series}-${list.date}.json` : `${list.series}-${list.date}-${row.id}.json`,
    player: row.id,
    hash: list.hash,
  });
}
