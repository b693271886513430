import { z } from 'zod';
import { defineAct, put, refuse } from '../kit/act.ts';
import { invalid, type Refusal } from '../kit/refusal.ts';
import { playerKind } from '../registry/players/player.ts';
import { loadPlayer, playerAsSeen } from '../registry/players/player-as-seen.ts';
import { bornOn } from '../registry/players/player-facts.ts';
import { PRINTED_TITLES } from './title.ts';

/** A title that lists print (fce-2016 9.1c). A higher one does not take away a lower one. */
export const awardTitle = defineAct({
  kind: 'title.award',
  command: z.strictObject({
    player: z.string(),
    version: z.int(),
    title: z.enum(PRINTED_TITLES),
    on: z.iso.date(),
  }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), title: z.enum(PRINTED_TITLES) }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: (reading, command) => loadPlayer(reading, command),
  decide: (facts, command, { today }) => {
    const { player, version, title, on } = command;
    const seen = playerAsSeen(facts, command);
    if ('refused' in seen) return seen;
    const { titles = [], sex } = seen.found.body;
    const born = bornOn(seen.found.body);
    const refused: Refusal[] = [];
    if (titles.some((held) => held.title === title)) refused.push(invalid('title-held', { title }, { field: 'title' }));
    if (title.startsWith('W') && sex === 'm') refused.push(invalid('title-of-women', { title }, { field: 'title' }));
    if (on > today) refused.push(invalid('date-after-today', { date: on, today }, { field: 'on' }));
    if (born !== undefined && on < born)
      refused.push(invalid('title-before-birth', { title, date: on, born }, { field: 'on' }));
    if (refused.length > 0) return refuse(...refused);
    const body = { ...seen.found.body, titles: [...titles, { title, on }] };
    return { changes: [put(playerKind, player, version, body)], outcome: { player, title } };
  },
});
