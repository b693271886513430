import {
  lastPairedRound,
  type NormCertificate,
  type NormChance,
  type PerformanceNorms,
  type Step,
  type Tournament,
} from '@escala/core';
import type { PerformanceRules } from '@escala/regulations';
import { z } from 'zod';
import { namesShape } from '../../events/answer-shapes.ts';
import { entryKind } from '../../events/entries/entry.ts';
import { eventKind } from '../../events/event.ts';
import { birthsFor, deskOf } from '../../events/event-seen.ts';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { loadPerformanceEvent } from './performance-tournament.ts';

const chanceShape = z
  .looseObject({ player: z.string(), norm: z.string(), state: z.enum(['made', 'open', 'gone']) })
  .describe('A chance, as in escala/norms@1.') as unknown as z.ZodType<
  NormChance & { readonly steps: readonly Step[] }
>;

const eventChances = z.strictObject({
  event: z.string(),
  name: z.string(),
  regulation: z.string(),
  chances: z.array(chanceShape),
});

/** What a player still needs for norms in current events. */
export const chancesOfPlayer = defineQuestion({
  kind: 'norm.chances-of-player',
  input: z.strictObject({ player: z.string() }),
  answer: z.strictObject({ events: z.array(eventChances) }),
  ask: async (reading, { player }) => {
    const entries = await reading.find(entryKind, { key: 'player', equals: player });
    const entered = entries.filter(({ body }) => body.cancelled === undefined).map(({ body }) => body.event);
    const running = (await reading.getMany(eventKind, entered)).filter(({ body }) => body.state === 'running');
    const events: z.infer<typeof eventChances>[] = [];
    for (const { id, body } of running) {
      const { rules, regulation, tournament } = await loadPerformanceEvent(reading, id);
      if (rules === undefined || regulation === undefined) continue;
      const chances = chancesToGain(rules, tournament, player);
      if (chances.some(({ state }) => state !== 'gone'))
        events.push({ event: id, name: body.name, regulation, chances });
    }
    return { events };
  },
});

/** A document of the interchange formats, whose schema is published with them. */
const normsShape = z
  .looseObject({ format: z.literal('escala/norms@1') })
  .describe('An escala/norms@1 document.') as unknown as z.ZodType<PerformanceNorms>;

/**
 * Chances of all players are only worth computing in the last rounds; those of one player are available at any time
 * (D-OFF-497).
 */
const LAST_ROUNDS = 3;

/** Norms by performance given by an event, with every condition and, while it lasts, what is still needed. */
export const performanceNorms = defineQuestion({
  kind: 'norm.performance',
  input: z.strictObject({ event: z.string(), player: z.string().optional() }),
  answer: z.strictObject({
    /** Absent if the event's book has no such norms. */
    norms: normsShape.optional(),
    /** For all players who can still make a norm or already have, while rounds remain. */
    chances: z.array(chanceShape),
    names: namesShape,
  }),
  ask: async (reading, { event, player }) => {
    const { rules, tournament, names } = await loadPerformanceEvent(reading, event);
    if (rules === undefined) return { chances: [], names };
    const isNear = player !== undefined || tournament.rounds - lastPairedRound(tournament) <= LAST_ROUNDS;
    const chances = (isNear ? chancesToGain(rules, tournament, player) : []).filter(({ state }) => state !== 'gone');
    return { norms: rules.judge(tournament, player), chances, names };
  },
});

/** What FIDE's form IT1 needs for a norm; the date of birth is in the form that the desk takes (D-OFF-1303). */
export const normCertificate = defineQuestion({
  kind: 'norm.certificate',
  input: z.strictObject({ event: z.string(), player: z.string(), norm: z.string() }),
  answer: z
    .looseObject({ format: z.literal('escala/norm-certificate@1') })
    .describe('An escala/norm-certificate@1 document.') as unknown as z.ZodType<NormCertificate>,
  ask: async (reading, { event: id, ...asked }, by) => {
    const births = birthsFor(by, await deskOf(reading, id));
    const isDesk = births !== 'none';
    const { rules, tournament, names, desk } = await loadPerformanceEvent(reading, id, isDesk ? 'dates' : births);
    const players = tournament.players.map((player) => ({ ...player, name: names[player.id] ?? player.id }));
    const { name, place } = desk.event.body;
    const certificate = rules?.certificate({ ...tournament, players }, { ...asked, name, place });
    if (certificate === undefined) throw new Refused([missing('norm-certificate-none', asked)]);
    const { birthDate, ...player } = certificate.player;
    return {
      ...certificate,
      player: by.forFide && birthDate !== undefined ? { ...player, birthDate } : player,
      missing: certificate.missing.filter(({ fact }) => isDesk || fact !== 'birthDate'),
    };
  },
});

/** Norms that can still be made in the remaining rounds, for titles not held yet (D-FT-19), each with what it takes. */
function chancesToGain(
  rules: PerformanceRules,
  tournament: Tournament,
  player?: string,
): (NormChance & { readonly steps: readonly Step[] })[] {
  const titles = new Map(tournament.players.map(({ id, title }) => [id, title === undefined ? [] : [title]]));
  return rules
    .chances(tournament, player)
    .filter((chance) => chance.toPlay > 0 && !rules.isHeld(chance.norm, titles.get(chance.player) ?? []))
    .map((chance) => ({ ...chance, steps: rules.chanceSteps(chance) }));
}
