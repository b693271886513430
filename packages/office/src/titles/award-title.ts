import { z } from 'zod';
import { put, refuse } from '../kit/act.ts';
import { invalid, missing, type Refusal } from '../kit/refusal.ts';
import { amended } from '../registry/amended.ts';
import { playerKind } from '../registry/players/player.ts';
import { playerAct } from '../registry/players/player-act.ts';
import { bornOn } from '../registry/players/player-facts.ts';
import { PRINTED_TITLES } from './title.ts';

/** A title that lists print (fce-2016 9.1c). A higher one does not take away a lower one. */
export const awardTitle = playerAct({
  kind: 'title.award',
  command: z.strictObject({
    player: z.string(),
    version: z.int(),
    title: z.enum(PRINTED_TITLES),
    on: z.iso.date(),
  }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), title: z.enum(PRINTED_TITLES) }),
  decide: ({ present }, { player, version, title, on }, { today }) => {
    const { titles = [], sex } = present.body;
    const born = bornOn(present.body);
    const refused: Refusal[] = [];
    if (titles.some((held) => held.title === title)) refused.push(invalid('title-held', { title }, { field: 'title' }));
    if (title.startsWith('W') && sex === 'm') refused.push(invalid('title-of-women', { title }, { field: 'title' }));
    if (on > today) refused.push(invalid('date-after-today', { date: on, today }, { field: 'on' }));
    if (born !== undefined && on < born)
      refused.push(invalid('title-before-birth', { title, date: on, born }, { field: 'on' }));
    if (refused.length > 0) return refuse(...refused);
    const body = { ...present.body, titles: [...titles, { title, on }] };
    return { changes: [put(playerKind, player, version, body)], outcome: { player, title } };
  },
});

export const withdrawTitle = playerAct({
  kind: 'title.withdraw',
  command: z.strictObject({ player: z.string(), version: z.int(), title: z.string() }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), title: z.string() }),
  decide: ({ present }, { player, version, title }) => {
    const { titles = [] } = present.body;
    const left = titles.filter((held) => held.title !== title);
    if (left.length === titles.length) return refuse(missing('title-not-held', { title }, { field: 'title' }));
    const body = amended(present.body, { titles: left.length === 0 ? null : left });
    return { changes: [put(playerKind, player, version, body)], outcome: { player, title } };
  },
});
