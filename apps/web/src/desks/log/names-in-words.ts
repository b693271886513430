import { textIfAny } from '@escala/messages';
import {
  type EventFact,
  eventFactsByName,
  type GameFact,
  gameFactsByName,
  ratingFactsByName,
} from '@escala/regulations';
import type { Viewer } from '../../kit/desk-page.ts';
import type { Site } from '../../kit/site.ts';

/** The name of an act in words; a test ensures that every kind has one. */
export function actName({ translate }: Pick<Site, 'translate'>, kind: string): string {
  return textIfAny(translate, `web.act.${kind}`) ?? kind;
}

export function recordName({ translate }: Pick<Site, 'translate'>, kind: string): string {
  return textIfAny(translate, `web.record.${kind}`) ?? kind;
}

/** Facts that only one book reads are called what its form calls them. */
const FACTS = new Map<string, readonly (EventFact | GameFact)[]>([
  ...eventFactsByName,
  ...ratingFactsByName,
  ...gameFactsByName,
]);

/** A field by its own name, if there are words for it; list indexes stay numbers. */
export function fieldName({ translate }: Pick<Site, 'translate'>, path: string): string {
  return path
    .split('.')
    .map((name) => {
      const [fact] = FACTS.get(name) ?? [];
      return textIfAny(translate, `web.field.${name}`) ?? (fact ? translate(fact.label) : name);
    })
    .join(' › ');
}

const PLACES: Readonly<Record<string, string>> = {
  player: '/players',
  club: '/clubs',
  event: '/events',
  league: '/leagues',
  list: '/lists',
  claim: '/desk/claims',
};

/** The page of a record, if it has one. */
export function recordPath(
  { kind, id }: { readonly kind: string; readonly id: string },
  viewer: Viewer,
): string | undefined {
  if (kind === 'federation') return viewer.roles.includes('administrator') ? '/desk/federation' : undefined;
  if (kind === 'account') return viewer.roles.includes('administrator') ? `/desk/accounts/${id}` : undefined;
  if (kind === 'match') return `/matches/${encodeURIComponent(id)}`;
  if (kind === 'line-up') return `/matches/${encodeURIComponent(id.slice(0, id.lastIndexOf('/')))}`;
  const place = PLACES[kind];
  return place && `${place}/${id.split('/').map(encodeURIComponent).join('/')}`;
}

/** The round of a match of a league, or of one of its line-ups, as their ids give it. */
export function roundOfMatch({ kind, id }: { readonly kind: string; readonly id: string }): number | undefined {
  const [, round] =
    /\/(\d{3,})\/\d{3,}(?:\/(?:home|away))?$/.exec(kind === 'match' || kind === 'line-up' ? id : '') ?? [];
  return round === undefined ? undefined : Number(round);
}
