import type { NormChance, Step } from '@escala/core';
import { z } from 'zod';
import { entryKind } from '../../events/entries/entry.ts';
import { eventKind } from '../../events/event.ts';
import { defineQuestion } from '../../kit/question.ts';
import { chanceShape } from './performance-norms.ts';
import { loadPerformanceEvent } from './performance-tournament.ts';

interface EventChances {
  readonly event: string;
  readonly name: string;
  readonly regulation: string;
  readonly chances: readonly (NormChance & { readonly steps: readonly Step[] })[];
}

/** What a player still needs for norms in the events that go on. */
export const chancesOfPlayer = defineQuestion({
  kind: 'norm.chances-of-player',
  input: z.strictObject({ player: z.string() }),
  answer: z.strictObject({
    events: z.array(
      z.strictObject({
        event: z.string(),
        name: z.string(),
        regulation: z.string(),
        chances: z.array(chanceShape),
      }),
    ),
  }),
  ask: async (reading, { player }) => {
    const entries = await reading.find(entryKind, { key: 'player', equals: player });
    const entered = entries.filter(({ body }) => body.cancelled === undefined).map(({ body }) => body.event);
    const running = (await reading.getMany(eventKind, entered)).filter(({ body }) => body.state === 'running');
    const events: EventChances[] = [];
    for (const { id, body } of running) {
      const { rules, regulation, tournament } = await loadPerformanceEvent(reading, id);
      if (rules === undefined || regulation === undefined) continue;
      const chances = rules
        .chances(tournament, player)
        .filter(({ toPlay }) => toPlay > 0)
        .map((chance) => ({ ...chance, steps: rules.chanceSteps(chance) }));
      if (chances.some(({ state }) => state !== 'gone'))
        events.push({ event: id, name: body.name, regulation, chances });
    }
    return { events };
  },
});
