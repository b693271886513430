import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { amended } from '../as-seen.ts';
import { type Club, clubKind } from '../clubs/club.ts';
import type { Player } from '../players/player.ts';
import { type Season, seasonKind } from './season.ts';

/** In place of a club, for a player who has none. */
export const NO_CLUB = '-';

interface Licence {
  readonly season: number;
  readonly club: string;
}

export interface LicenceFacts {
  readonly season: Kept<Season> | undefined;
  readonly club: Kept<Club> | undefined;
}

export async function loadLicence(reading: Reading, { season, club }: Licence): Promise<LicenceFacts> {
  return {
    season: await reading.get(seasonKind, String(season)),
    club: club === NO_CLUB ? undefined : await reading.get(clubKind, club),
  };
}

/** A licence must be for an open season, and for a club that was a member when the season began. */
export function licenceRefusals(facts: LicenceFacts, { season, club }: Licence, today: string): Refusal[] {
  const refused: Refusal[] = [];
  if (facts.season === undefined) refused.push(missing('season-unknown', { id: String(season) }, { field: 'season' }));
  if (club === NO_CLUB) return refused;
  if (facts.club === undefined) return [...refused, missing('club-unknown', { id: club }, { field: 'club' })];
  const { leftOn, name } = facts.club.body;
  if (leftOn !== undefined && leftOn <= (facts.season?.body.from ?? today))
    refused.push(invalid('club-left', { id: club, name, on: leftOn }, { field: 'club' }));
  return refused;
}

/**
 * The first licence makes a player federated, from its day and in its season (fce-2016 10.2, 16.2); a guest stops being
 * one.
 */
export function withLicence(
  { guest: _guest, ...player }: Player,
  { season, club, on }: Licence & { readonly on: string },
): Player {
  const licences = { ...player.licences, [season]: club };
  return {
    ...player,
    licences,
    licensedOn: { ...player.licensedOn, [season]: on },
    federatedOn: player.federatedOn ?? on,
    firstSeason: Math.min(
      ...(player.firstSeason === undefined ? Object.keys(licences).map(Number) : [player.firstSeason, season]),
    ),
  };
}

/** The player with a licence's last day set, or removed. */
export function endedOn(player: Player, season: number, until: string | undefined): Player {
  const { [season]: _before, ...others } = player.licensedUntil ?? {};
  return amended(player, { licensedUntil: orNone(until === undefined ? others : { ...others, [season]: until }) });
}

const orNone = <Days extends object>(days: Days): Days | null => (Object.keys(days).length === 0 ? null : days);

/**
 * Without their only licence, players were never federated. Without the first licence, the next one becomes the first,
 * and its day the one that made the player federated, unless another day was given (fce-2016 10.2; D-OFF-311).
 */
export function withoutLicence(player: Player, season: number): Player {
  const { [season]: _cancelled, ...licences } = player.licences;
  const { [season]: cancelledOn, ...licensedOn } = player.licensedOn ?? {};
  const left = amended(endedOn(player, season, undefined), { licences, licensedOn: orNone(licensedOn) });
  if (player.firstSeason !== season) return left;
  const [first] = Object.keys(licences)
    .map(Number)
    .sort((a, b) => a - b);
  if (first === undefined) return amended(left, { federatedOn: null, firstSeason: null });
  const isOfLicence = cancelledOn !== undefined && player.federatedOn === cancelledOn;
  const federatedOn = isOfLicence ? licensedOn[first] : undefined;
  return amended(left, { firstSeason: first, ...(federatedOn !== undefined && { federatedOn }) });
}
