import { namesAgree } from '../../events/reports/other-names.ts';
import { type Change, put } from '../../kit/act.ts';
import type { Kept } from '../../ports.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import type { Doubt } from '../doubt.ts';
import { type KnownPlayers, namesOf, type Recognised } from '../players/known-players.ts';
import type { MentionedPlayer } from './imported-event.ts';

export type Tell = (code: Doubt['code'], values: Doubt['values']) => void;

/** An event's participants as registered players, by the report's keys. */
interface Participants {
  readonly byKey: ReadonlyMap<string, Kept<Player>>;
  /** Those not registered before: guests, until a merge shows otherwise. */
  readonly guests: readonly Kept<Player>[];
  /** Two players of the report who turn out to be one. */
  readonly twice: readonly { readonly id: string; readonly keys: string }[];
}

/**
 * Registers all participants: an unknown person becomes a guest without a licence, with a doubt that names similar
 * players (D-OFF-109). If it was one of these, merging the two counts the games for the right one.
 */
export function participantsOf(
  mentions: readonly MentionedPlayer[],
  players: KnownPlayers,
  today: string,
  tell: Tell,
): Participants {
  const byKey = new Map<string, Kept<Player>>();
  const guests: Kept<Player>[] = [];
  for (const mention of mentions) {
    const { player, similar, another } = recognised(mention, players);
    const found = player ?? guestOf(another ? { ...mention, fideId: undefined } : mention, players, today);
    byKey.set(mention.key, found);
    if (another !== undefined)
      tell('import-number-of-another', {
        ...{ number: mention.id ?? mention.fideId ?? '', id: another.id, own: another.body.name },
        ...{ theirs: mention.name ?? '', taken: found.id },
      });
    if (player !== undefined) {
      if (mention.name !== undefined && !players.named(mention.name).some(({ id }) => id === player.id))
        tell('import-name-differs', { id: player.id, own: player.body.name, theirs: mention.name });
      continue;
    }
    guests.push(found);
    players.add(found);
    const values = { id: found.id, name: found.body.name };
    if (similar.length > 0) tell('import-guest-similar', { ...values, similar: namesOf(similar) });
    else tell('import-guest', values);
  }
  const keysById = Map.groupBy(byKey.keys(), (key) => keptId(byKey.get(key)!));
  const twice = [...keysById]
    .filter(([, keys]) => keys.length > 1)
    .map(([id, keys]) => ({ id, keys: keys.join(', ') }));
  return { byKey, guests, twice };
}

/** D-OFF-545: a number counts together with the name next to it (D-OFF-271); otherwise the name alone decides. */
function recognised(mention: MentionedPlayer, players: KnownPlayers): Recognised & { readonly another?: Kept<Player> } {
  const found = players.recognise(mention);
  const { player, by } = found;
  if (player === undefined || by === 'name' || !mention.name || namesAgree(mention.name, player.body.name))
    return found;
  return { ...players.recognise({ ...mention, id: undefined, fideId: undefined }), another: player };
}

function keptId({ id, body }: Kept<Player>): string {
  return body.mergedInto ?? id;
}

function guestOf(mention: MentionedPlayer, players: KnownPlayers, today: string): Kept<Player> {
  const { key, name, birthDate, birthYear, sex, nationality, fideId } = mention;
  const isFideId = fideId !== undefined && /^[1-9]\d{0,9}$/.test(fideId);
  const body: Player = {
    number: players.count,
    name: name?.trim() || `? (${key})`,
    ...(birthDate !== undefined && birthDate <= today && { birthDate }),
    ...(birthDate === undefined && isYear(birthYear, today) && { birthYear }),
    ...(sex !== undefined && { sex }),
    ...(nationality !== undefined && /^[A-Z]{3}$/.test(nationality) && { nationality }),
    ...(isFideId && { fide: { id: fideId } }),
    licences: {},
  };
  return { id: players.nextId(), version: 0, seq: 0, body };
}

function isYear(year: number | undefined, today: string): year is number {
  return year !== undefined && year >= 1850 && year <= Number(today.slice(0, 4));
}

export const guestChange = ({ id, body }: Kept<Player>): Change => put(playerKind, id, 0, body);
