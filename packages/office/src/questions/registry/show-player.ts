import { withoutGaps } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { clubKind } from '../../records/club.ts';
import { fideFactsSchema, playerKind, playerSchema } from '../../records/player.ts';
import { shownPlayer, shownPlayerSchema } from './shown-player.ts';

const { shape } = playerSchema;

const answer = z.strictObject({
  ...shownPlayerSchema.shape,
  clubName: z.string().optional(),
  licences: shape.licences,
  licensedOn: shape.licensedOn,
  licensedUntil: shape.licensedUntil,
  federatedOn: shape.federatedOn,
  firstSeason: shape.firstSeason,
  titles: shape.titles,
  /** For the office alone: it tells of a disability (fide-2009 7.14). */
  minGames: shape.minGames,
  /** FIDE ratings by list, the newest first. */
  fideRatings: fideFactsSchema.shape.ratings,
  /** Somebody else: this id turned out to be a duplicate. */
  mergedInto: z.string().optional(),
  /** Duplicates that were merged into this player. */
  duplicates: z.array(z.string()),
});

/** A player's facts, as far as the viewer may see them. */
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
      licensedOn: body.licensedOn,
      licensedUntil: body.licensedUntil,
      federatedOn: body.federatedOn,
      firstSeason: body.firstSeason,
      titles: body.titles,
      minGames: viewer.roles.includes('officer') ? body.minGames : undefined,
      fideRatings: body.fide?.ratings?.toReversed(),
      mergedInto: body.mergedInto,
      duplicates: duplicates.map(({ id }) => id),
    });
  },
});
