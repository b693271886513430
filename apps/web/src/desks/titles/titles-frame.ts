import { type ActKind, Refused } from '@escala/office';
import { type AnswerOf, type normsOfPlayer, searchEvents } from '@escala/office/questions';
import type { NormedTitle } from '@escala/regulations';
import { citations, citedTexts } from '../../components/cited.ts';
import { ownTitles } from '../../components/competition-book.ts';
import { playerField } from '../../components/form-fields.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';

export const TITLES: readonly ActKind[] = ['title.grant-by-norms'];

export type PlayerNorms = AnswerOf<typeof normsOfPlayer>;

/** The title earned by norms, if the federation's rules have one. */
export function normedTitle(site: Site): { readonly name: string; readonly rules: NormedTitle } | undefined {
  const [found] = Object.entries(ownTitles(site)?.byNorms ?? {});
  return found && { name: found[0], rules: found[1] };
}

/** Articles of that title as buttons, with the texts they open. */
export function articlesSaid(site: Site, ...names: readonly (keyof NormedTitle['articles'])[]): Html {
  const { articles } = normedTitle(site)?.rules ?? {};
  const book = ownTitles(site)?.id ?? '';
  const cited = { articles: [...new Set(names.flatMap((name) => articles?.[name] ?? []))], decisions: [] };
  return html`${citations(site, book, cited)}${citedTexts(site, book, cited)}`;
}

export const eventPath = (event: string): string => `/desk/titles/events/${encodeURIComponent(event)}`;
export const playerPath = (player: string): string => `/desk/titles/players/${encodeURIComponent(player)}`;

/** A link to one player's norms. */
export function onePlayer(site: Site): Html {
  const { translate } = site;
  return card(
    { title: translate('web.desk-titles.one-player') },
    html`<form class="account" data-chosen data-leads-to="${href(site, '/desk/titles/players/{player}')}">
${playerField('one', site, { name: 'player', label: translate('web.word.player'), hint: translate('web.desk-registry.pick-hint') })}
<button>${translate('web.desk-titles.show-norms')}</button></form>`,
  );
}

/** Events examined at once: each is judged again. */
const EVENTS = 12;

export type AcceptedEvent = AnswerOf<typeof searchEvents>['events'][number];

/**
 * Accepted events, newest first, each with the result of `judge`; undefined for a refused one, such as a team event.
 */
export async function judgedLines<T>(
  ask: Ask,
  site: Site,
  { after, afterId }: Readonly<Record<string, string>>,
  judge: (event: string) => Promise<T>,
): Promise<{ readonly lines: { event: AcceptedEvent; judged: T | undefined }[]; readonly older: Value }> {
  const page = after && afterId ? { after: { value: after, id: afterId } } : {};
  const { events, next } = await ask(searchEvents, { state: 'accepted', limit: EVENTS, ...page });
  const lines: { event: AcceptedEvent; judged: T | undefined }[] = [];
  for (const event of events) {
    const judged = await judge(event.id).catch((error) => {
      if (error instanceof Refused) return undefined;
      throw error;
    });
    lines.push({ event, judged });
  }
  const address = next && withQuery('/desk/titles', { after: next.value, afterId: next.id });
  const older =
    address && html`<a rel="next" href="${href(site, address)}">${site.translate('web.desk-titles.older-events')}</a>`;
  return { lines, older };
}
