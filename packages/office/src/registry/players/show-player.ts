import { withoutGaps } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { fieldsWhere, picked } from '../../kit/record-fields.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { clubKind } from '../clubs/club.ts';
import { fideFactsSchema, PLAYER_FIELDS, playerKind, playerSchema } from './player.ts';
import { factsSeen, shownPlayer, shownPlayerSchema } from './shown-player.ts';

const SHOWN = fieldsWhere(PLAYER_FIELDS, 'answered', 'shown');

const answer = z.strictObject({
  ...shownPlayerSchema.shape,
  clubName: z.string().optional(),
  ...picked(playerSchema.shape, SHOWN),
  /** FIDE ratings by list, newest first. */
  fideRatings: fideFactsSchema.shape.ratings,
  /** Duplicates merged into this player. */
  duplicates: z.array(z.string()),
});

/** A player's facts, limited to what the viewer may see. */
export const showPlayer = defineQuestion({
  kind: 'player.show',
  input: z.strictObject({ player: z.string() }),
  answer,
  ask: async (reading, { player }, { viewer }) => {
    const found = await reading.get(playerKind, player);
    if (found === undefined) throw new Refused([missing('player-unknown', { id: player }, { field: 'player' })]);
    const { body } = found;
    const shown = shownPlayer(found, viewer);
    const club = shown.club === undefined ? undefined : await reading.get(clubKind, shown.club);
    const duplicates = await reading.find(playerKind, { key: 'mergedInto', equals: player });
    return withoutGaps<z.infer<typeof answer>>({
      ...shown,
      clubName: club?.body.name,
      licences: body.licences,
      ...factsSeen(found, viewer, SHOWN),
      fideRatings: body.fide?.ratings?.toReversed(),
      duplicates: duplicates.map(({ id }) => id),
    });
  },
});
