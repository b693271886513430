import type { explainScrabbleRating } from '@escala/office/questions';
import { verifyButton, verifyByHand } from '../../components/rating/verify.ts';
import { type Html, html } from '../../kit/html.ts';
import { apiHref, type Site, withQuery } from '../../kit/site.ts';

type Answer = Awaited<ReturnType<(typeof explainScrabbleRating)['ask']>>;

/**
 * Where a Scrabble rating is computed again: by the button that `verify.ts` brings to life, or with `escala rate`. The document is that of
 * the whole list, since everybody's ratings are in the values of the games (frs-2012 §5).
 */
export function scrabbleVerifyBox(
  site: Site,
  { series, date, hash, regulation }: { series: string; date: string; hash: string; regulation: string },
  { player, type, edition, rating, displayed, status }: Answer,
): Html {
  const { translate } = site;
  const address = apiHref(
    site,
    withQuery(`/scrabble/lists/${series}/${date}/document`, { edition: edition === 'published' ? edition : undefined }),
  );
  const file = `${series}-${date}.json`;
  return html`${verifyButton(site, { kind: 'verify-scrabble', address, row: { player, type, rating, displayed, status }, regulation })}
${verifyByHand(site, { how: translate('web.scrabble.by-hand-how'), address, file, player, hash })}`;
}
