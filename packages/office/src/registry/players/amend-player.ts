import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { amendedShape } from '../../kit/record-fields.ts';
import { invalid } from '../../kit/refusal.ts';
import { amended } from '../amended.ts';
import { apartFrom } from '../merging/persons-apart.ts';
import { PLAYER_FIELDS, playerKind } from './player.ts';
import { playerAct } from './player-act.ts';
import { birthRefusals } from './player-facts.ts';
import { similarPlayers } from './similar-players.ts';

/** Other facts of a player; `null` takes one away. Lists that were published with the old facts stay as they are. */
export const amendPlayer = playerAct({
  kind: 'player.amend',
  command: z.strictObject({
    player: z.string(),
    version: z.int(),
    ...amendedShape(PLAYER_FIELDS),
    evenIfSimilar: z.array(z.string()).max(100).optional(),
  }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string() }),
  load: async (reading, command, _ports, { present: { id: own, body } }) => {
    const isRenamed = command.name !== undefined && command.name !== body.name;
    const like = amended(body, { ...command, version: undefined });
    const similar = isRenamed ? await similarPlayers(reading, like, own) : [];
    const apart = similar.length > 0 ? await apartFrom(reading, own) : new Set();
    return { similar: similar.filter(({ id }) => !apart.has(id)) };
  },
  decide: ({ present, similar }, { player, version, evenIfSimilar = [], ...amendment }, { today }) => {
    const said = amendment.birthDate && amendment.birthYear === undefined ? { birthYear: null } : {};
    const body = amended(present.body, { ...amendment, ...said });
    const refused = birthRefusals(body, today);
    for (const { id, body: other } of similar)
      if (!evenIfSimilar.includes(id))
        refused.push(invalid('player-similar', { id, name: other.name }, { field: 'name' }));
    const first = Math.min(...Object.keys(body.licences).map(Number));
    if (body.firstSeason !== undefined && body.firstSeason > first)
      refused.push(invalid('first-season-late', { season: body.firstSeason, first }, { field: 'firstSeason' }));
    if (refused.length > 0) return refuse(...refused);
    return { changes: [put(playerKind, player, version, body)], outcome: { player } };
  },
});
