import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, missing } from '../../kit/refusal.ts';
import { playerKind } from '../players/player.ts';
import { loadPlayer, playerAsSeen } from '../players/player-as-seen.ts';
import { licenceRefusals, loadLicence } from './licence-facts.ts';

/** The licence of a season goes to another club. The club before stays on record as the earlier version. */
export const transferLicence = defineAct({
  kind: 'licence.transfer',
  command: z.strictObject({ player: z.string(), version: z.int(), season: z.int(), club: z.string().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), season: z.int(), from: z.string(), to: z.string() }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: async (reading, command) => ({
    ...(await loadPlayer(reading, command)),
    licence: await loadLicence(reading, command),
  }),
  decide: (facts, command, { today }) => {
    const { player, version, season, club } = command;
    const seen = playerAsSeen(facts, command);
    if ('refused' in seen) return seen;
    const refused = licenceRefusals(facts.licence, command, today);
    const from = seen.found.body.licences[season];
    if (from === undefined) refused.push(missing('licence-unknown', { id: player, season }, { field: 'season' }));
    if (from === club) refused.push(invalid('licence-same-club', { season, club }, { field: 'club' }));
    if (from === undefined || refused.length > 0) return refuse(...refused);
    const body = { ...seen.found.body, licences: { ...seen.found.body.licences, [season]: club } };
    return { changes: [put(playerKind, player, version, body)], outcome: { player, season, from, to: club } };
  },
});
