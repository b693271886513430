import type { AnswerOf, clubMembers, showClubList } from '@escala/office/questions';

type Member = AnswerOf<typeof clubMembers>['members'][number];
type ShownList = AnswerOf<typeof showClubList>;

export interface Listed {
  readonly id: string;
  readonly number: string;
}

/** `12:1,15:2 bis`: the draft that the page is asked about during editing; see `browser/modules/teams/club-list.ts`. */
export function draftFrom(text: string): Listed[] {
  return text.split(',').flatMap((part) => {
    const at = part.lastIndexOf(':');
    return at < 1 ? [] : [{ id: part.slice(0, at), number: part.slice(at + 1) }];
  });
}

/** The submitted list; or else all members by rating, followed by unrated ones by name (D-OFF-173). */
export function listToBeginWith(
  { version, players }: Pick<ShownList, 'version' | 'players'>,
  members: readonly Member[],
  ratings: ReadonlyMap<string, number>,
): Listed[] {
  if (version > 0) return players.map(({ id, number }) => ({ id, number }));
  return members
    .toSorted((a, b) => (ratings.get(b.player) ?? 0) - (ratings.get(a.player) ?? 0) || (a.name < b.name ? -1 : 1))
    .map(({ player }, i) => ({ id: player, number: String(i + 1) }));
}
