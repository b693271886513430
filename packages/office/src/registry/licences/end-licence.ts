import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { playerKind } from '../players/player.ts';
import { playerAct } from '../players/player-act.ts';
import { endedOn, withoutLicence } from './licence-facts.ts';
import { type Season, seasonKind } from './season.ts';

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
