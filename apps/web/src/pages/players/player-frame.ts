import { fieldsWhere, PLAYER_FIELDS } from '@escala/office';
import { type AnswerOf, showPlayer } from '@escala/office/questions';
import { dateInWords } from '../../components/format.ts';
import { playerLink, spokenName, titleIn } from '../../components/player-link.ts';
import { notice } from '../../components/ui/card.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { shownValue } from '../../desks/log/shown-value.ts';
import { html, type Value } from '../../kit/html.ts';
import { type Asked, definePage, type Page, type PageTerms, type PublicPage } from '../../kit/page.ts';
import type { QueryFields, QueryOf } from '../../kit/query-fields.ts';
import { href, type Site } from '../../kit/site.ts';

export type ShownPlayer = AnswerOf<typeof showPlayer>;

/** The pages of a player, in tab order. */
const PARTS = { overview: '', games: '/games', history: '/history', opponents: '/opponents' } as const;
type Part = keyof typeof PARTS | 'compare';

export const playerHref = (site: Site, player: string, path = ''): string =>
  href(site, `/players/${encodeURIComponent(player)}${path}`);

type View<Fields extends QueryFields> = (
  asked: Asked<'/players/:player', Site, QueryOf<Fields>>,
  shown: ShownPlayer,
) => Promise<Partial<Page> & Pick<Page, 'main'>>;

/** A page of a player: name and facts in two lines, the tabs, and the content. */
export function playerPage<Fields extends QueryFields = Record<never, never>>(
  path: string,
  part: Part,
  view: View<Fields>,
  terms: PageTerms<Fields> = {},
): PublicPage {
  return definePage({
    ...terms,
    path: `/players/:player${path}` as '/players/:player',
    view: async (asked) => {
      const { ask, params, site, translate } = asked;
      const shown = await ask(showPlayer, { player: params.player });
      const { player, name, mergedInto } = shown;
      const title = spokenName(name);
      if (mergedInto !== undefined) {
        const kept = await ask(showPlayer, { player: mergedInto });
        return {
          title,
          main: notice(html`${translate('web.player.merged')} ${playerLink(site, kept.player, kept.name)}`),
        };
      }
      // In most Scrabble games there is no opponent: a single page is enough.
      const playsGames = site.games?.includes('head-to-head') ?? true;
      const description = translate('web.player.description', { name: title, federation: site.federation.name });
      return {
        title,
        description,
        facts: factsOf(site, shown),
        actions:
          playsGames &&
          html`<a class="button small" href="${playerHref(site, player, '/compare')}">${translate('web.word.compare')}</a>`,
        tabs: playsGames
          ? tabs(
              (Object.keys(PARTS) as (keyof typeof PARTS)[]).map((each) => ({
                name: translate(`web.front.part-${each}`),
                href: playerHref(site, player, PARTS[each]),
                isHere: each === part,
              })),
              { label: title },
            )
          : undefined,
        ...(await view(asked, shown)),
      };
    },
  });
}

const PUBLIC = fieldsWhere(PLAYER_FIELDS, 'page', 'public');

function factsOf(site: Site, shown: ShownPlayer): readonly Value[] {
  const { translate } = site;
  const { club, clubName, titles = [], birthYear, fideId, fideRatings = [], player } = shown;
  const [fide] = fideRatings;
  return [
    club && html`<a href="${href(site, `/clubs/${encodeURIComponent(club)}`)}">${clubName ?? club}</a>`,
    titles
      .map(({ title, on }) => `${titleIn(site, title)}${on === undefined ? '' : ` (${on.slice(0, 4)})`}`)
      .join(', ') || undefined,
    ...PUBLIC.map((field) => shown[field] && shownValue(site, shown[field], { kind: 'player', path: field })),
    birthYear && translate('web.front.born', { year: String(birthYear) }),
    fideId && `${translate('web.word.fide-id')} ${fideId}`,
    fide?.standard !== undefined &&
      html`<abbr title="${translate('web.player.fide-rating', { rating: fide.standard, from: dateInWords(site, fide.from) })}">FIDE ${fide.standard}</abbr>`,
    translate('web.front.number', { number: player }),
  ];
}
