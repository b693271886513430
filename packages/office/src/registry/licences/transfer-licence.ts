import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing } from '../../kit/refusal.ts';
import { playerKind } from '../players/player.ts';
import { playerAct } from '../players/player-act.ts';
import { licenceRefusals, loadLicence } from './licence-facts.ts';

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
