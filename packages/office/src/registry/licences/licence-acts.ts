import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { playerKind } from '../players/player.ts';
import { playerAct } from '../players/player-act.ts';
import { bornOn } from '../players/player-facts.ts';
import { endedOn, licenceRefusals, loadLicence, NO_CLUB, withLicence, withoutLicence } from './licence-facts.ts';
import { type Season, seasonKind } from './season.ts';

/** Issues a licence for a season. A delegate requests those of their own club until the season is over (D-OFF-103). */
export const issueLicence = playerAct({
  kind: 'licence.issue',
  command: z.strictObject({
    player: z.string(),
    version: z.int(),
    season: z.int(),
    club: z.string().min(1).default(NO_CLUB),
    /** The day on which a first licence makes the player federated; by default today. */
    on: z.iso.date().optional(),
  }),
  outcome: z.strictObject({ player: z.string(), season: z.int(), club: z.string() }),
  load: async (reading, command) => ({ licence: await loadLicence(reading, command) }),
  scope: (_facts, { club }) => ({ club }),
  decide: ({ present, licence }, command, { today, actor }) => {
    const { player, version, season, club, on = today } = command;
    const refused = licenceRefusals(licence, command, today);
    const held = present.body.licences[season];
    if (held !== undefined) refused.push(invalid('licence-exists', { season, club: held }, { field: 'season' }));
    const to = licence.season?.body.to;
    if (!actor.roles.includes('officer') && (on !== today || (to !== undefined && to < today)))
      refused.push(invalid('licence-by-officer', { season }, { field: on === today ? 'season' : 'on' }));
    if (on > today) refused.push(invalid('date-after-today', { date: on, today }, { field: 'on' }));
    const born = bornOn(present.body);
    if (born !== undefined && on < born)
      refused.push(invalid('federated-before-birth', { date: on, born }, { field: 'on' }));
    if (refused.length > 0) return refuse(...refused);
    const body = withLicence(present.body, { season, club, on });
    return { changes: [put(playerKind, player, version, body)], outcome: { player, season, club } };
  },
});

/** Transfers a season's licence to another club. The previous club stays on record as the earlier version. */
export const transferLicence = playerAct({
  kind: 'licence.transfer',
  command: z.strictObject({ player: z.string(), version: z.int(), season: z.int(), club: z.string().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), season: z.int(), from: z.string(), to: z.string() }),
  load: async (reading, command) => ({ licence: await loadLicence(reading, command) }),
  decide: ({ present, licence }, command, { today }) => {
    const { player, version, season, club } = command;
    const refused = licenceRefusals(licence, command, today);
    const from = present.body.licences[season];
    if (from === undefined) refused.push(missing('licence-unknown', { id: player, season }, { field: 'season' }));
    if (from === club) refused.push(invalid('licence-same-club', { season, club }, { field: 'club' }));
    if (from === undefined || refused.length > 0) return refuse(...refused);
    const body = { ...present.body, licences: { ...present.body.licences, [season]: club } };
    return { changes: [put(playerKind, player, version, body)], outcome: { player, season, from, to: club } };
  },
});

/**
 * Sets a licence's last day before the end of its season, after a transfer abroad or a sanction. Nothing before that
 * day moves (D-FCE-21). With the season's last day it lasts as long as any other (D-OFF-401).
 */
export const endLicence = playerAct({
  kind: 'licence.end',
  command: z.strictObject({ player: z.string(), version: z.int(), season: z.int(), until: z.iso.date() }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), season: z.int(), until: z.iso.date() }),
  load: async (reading, command) => ({
    season: (await reading.get(seasonKind, String(command.season)))?.body,
  }),
  decide: ({ present, ...facts }, command) => {
    const { player, version, season, until } = command;
    const { body } = present;
    if (body.licences[season] === undefined)
      return refuse(missing('licence-unknown', { id: player, season }, { field: 'season' }));
    const days = daysOf(season, facts.season, body.licensedOn?.[season]);
    const refused = dayRefusals(days, command);
    if ((body.licensedUntil?.[season] ?? days.to) === until)
      refused.push(invalid('licence-ends-so', { season, until }, { field: 'until' }));
    if (refused.length > 0) return refuse(...refused);
    const ended = endedOn(body, season, until === days.to ? undefined : until);
    return { changes: [put(playerKind, player, version, ended)], outcome: { player, season, until } };
  },
});

/** The first and last day of the licence if it is not ended early. */
function daysOf(number: number, season: Season | undefined, issued: string | undefined) {
  const { from, to } = season ?? { from: `${number}-01-01`, to: `${number}-12-31` };
  return { from: issued !== undefined && issued > from ? issued : from, to };
}

/**
 * It must have been held for at least a day, otherwise it was issued by mistake and is cancelled; and it cannot last
 * longer than the season.
 */
function dayRefusals(
  { from, to }: { readonly from: string; readonly to: string },
  { season, until }: { readonly season: number; readonly until: string },
): Refusal[] {
  if (until < from) return [invalid('licence-end-early', { season, until, from }, { field: 'until' })];
  return until > to ? [invalid('licence-end-late', { season, until, to }, { field: 'until' })] : [];
}

/** Cancels a licence that was issued by mistake or is taken back: the player has none in that season. */
export const cancelLicence = playerAct({
  kind: 'licence.cancel',
  command: z.strictObject({ player: z.string(), version: z.int(), season: z.int() }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), season: z.int() }),
  decide: ({ present }, { player, version, season }) => {
    if (present.body.licences[season] === undefined)
      return refuse(missing('licence-unknown', { id: player, season }, { field: 'season' }));
    return {
      changes: [put(playerKind, player, version, withoutLicence(present.body, season))],
      outcome: { player, season },
    };
  },
});
