import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { playerKind } from '../players/player.ts';
import { playerAct } from '../players/player-act.ts';
import { bornOn } from '../players/player-facts.ts';
import { licenceRefusals, loadLicence, NO_CLUB, withLicence } from './licence-facts.ts';

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
