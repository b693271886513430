import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { playerKind } from '../players/player.ts';
import { playerAct } from '../players/player-act.ts';
import { bornOn } from '../players/player-facts.ts';
import { endedOn, licenceRefusals, loadLicence, NO_CLUB, withLicence, withoutLicence } from './licence-facts.ts';
import { type Season, seasonKind } from './season.ts';

/** A licence for a season. A delegate asks for those of the own club while the season is not over (D-OFF-103). */
export const issueLicence = playerAct({
  kind: 'licence.issue',
  command: z.strictObject({
    player: z.string(),
    version: z.int(),
    season: z.int(),
    club: z.string().min(1).default(NO_CLUB),
    /** The day on which a first licence makes the player federated; today where nothing is said. */
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

/** The licence of a season goes to another club. The club before stays on record as the earlier version. */
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
 * A licence ends before its season, by a transfer abroad or a sanction: its last day. Nothing before that day moves (D-FCE-21). With
 * the last day of the season it goes as long as any other (D-OFF-401).
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

/** First and last day that the licence has without an end of its own. */
function daysOf(number: number, season: Season | undefined, issued: string | undefined) {
  const { from, to } = season ?? { from: `${number}-01-01`, to: `${number}-12-31` };
  return { from: issued !== undefined && issued > from ? issued : from, to };
}

/** It has been held for a day at least, else it was issued by mistake and is cancelled; and it ends with the season at the latest. */
function dayRefusals(
  { from, to }: { readonly from: string; readonly to: string },
  { season, until }: { readonly season: number; readonly until: string },
): Refusal[] {
  if (until < from) return [invalid('licence-end-early', { season, until, from }, { field: 'until' })];
  return until > to ? [invalid('licence-end-late', { season, until, to }, { field: 'until' })] : [];
}

/** A licence that was issued by mistake, or is taken back: the player has none in that season. */
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
