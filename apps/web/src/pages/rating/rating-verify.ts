import type { explainRating } from '@escala/office/questions';
import { verifyButton, verifyByHand } from '../../components/rating/verify.ts';
import type { Html } from '../../kit/html.ts';
import { apiHref, type Site, withQuery } from '../../kit/site.ts';

type Answer = Awaited<ReturnType<(typeof explainRating)['ask']>>;

function addressOf(site: Site, player: string, { list, edition }: Answer, more = ''): string {
  const asked = { date: list.date, edition: edition === 'published' ? edition : undefined };
  return apiHref(site, withQuery(`/players/${encodeURIComponent(player)}/ratings/${list.series}${more}`, asked));
}

export function lineVerify(site: Site, player: string, answer: Answer): Html {
  const { list, row } = answer;
  const { id, rating, status, change, k, games } = row;
  return verifyButton(site, {
    kind: 'verify',
    address: addressOf(site, player, answer),
    row: { id, rating, status, change, k, games },
    regulation: list.regulation,
  });
}

export function lineByHand(site: Site, player: string, answer: Answer): Html {
  const { list } = answer;
  return verifyByHand(site, {
    how: site.translate('web.verify.by-hand-how'),
    address: addressOf(site, player, answer, '/document'),
    file: `${list.series}-${list.date}-${player}.json`,
    player,
    hash: list.hash,
  });
}
