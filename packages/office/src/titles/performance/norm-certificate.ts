import type { PerformanceNorm, Reason } from '@escala/core';
import { z } from 'zod';
import { deskOf, runs } from '../../events/event-seen.ts';
import { namesShape } from '../../events/shapes.ts';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { loadPerformanceEvent, type PerformanceEvent } from './performance-tournament.ts';

/** Facts that FIDE's form asks for. */
export const CERTIFICATE_FACTS = [
  'place',
  'federation',
  'registeredOn',
  'roundDates',
  'arbiter',
  'arbiterTitle',
  'fideId',
  'birthDate',
  'sex',
] as const;

const text = z.string();

const eventShape = z.strictObject({
  name: text,
  place: text.optional(),
  federation: text.optional(),
  start: text.optional(),
  end: text.optional(),
  rounds: z.int(),
  system: text,
  timeControl: z.looseObject({ minutes: z.number(), increment: z.number().optional() }).optional(),
  registeredOn: text.optional(),
  roundDates: z.array(text).optional(),
  arbiter: text.optional(),
  arbiterTitle: text.optional(),
});

const playerShape = z.strictObject({
  id: text,
  name: text,
  federation: text.optional(),
  fideId: text.optional(),
  birthDate: text.optional(),
  sex: text.optional(),
  title: text.optional(),
  rating: z.int().optional(),
});

const missingShape = z.strictObject({
  of: z.enum(['event', 'player', 'opponent']),
  player: text.optional(),
  fact: z.enum(CERTIFICATE_FACTS),
});
type Missing = z.infer<typeof missingShape>;

/** What FIDE's form IT1 asks of a norm; days of birth only for whoever runs the event (D-OFF-20). */
export const normCertificate = defineQuestion({
  kind: 'norm.certificate',
  input: z.strictObject({ event: z.string(), player: z.string(), norm: z.string() }),
  answer: z.strictObject({
    regulation: text,
    event: eventShape,
    player: playerShape,
    norm: z
      .looseObject({ norm: text })
      .describe('A norm, as escala/norms@1 has it.') as unknown as z.ZodType<PerformanceNorm>,
    /** What all norms ask of the event. */
    conditions: z.array(z.looseObject({ article: text })) as unknown as z.ZodType<readonly Reason[]>,
    names: namesShape,
    /** Facts that the form asks for and nobody has told (D-OFF-495). */
    missing: z.array(missingShape),
  }),
  ask: async (reading, { event: id, player, norm: title }, { viewer }) => {
    const isDesk = runs(viewer, await deskOf(reading, id));
    const seen = await loadPerformanceEvent(reading, id, isDesk);
    const judged = seen.rules?.judge(seen.tournament, player);
    const norm = judged?.norms.find((each) => each.norm === title);
    if (judged === undefined || norm === undefined)
      throw new Refused([missing('norm-certificate-none', { player, norm: title })]);
    const event = factsOfEvent(seen);
    const facts = factsOfPlayer(seen, player);
    return {
      regulation: judged.regulation,
      event,
      player: facts,
      norm,
      conditions: judged.conditions,
      names: seen.names,
      missing: missingFacts(seen, event, facts, norm, isDesk),
    };
  },
});

const OF_EVENT = ['place', 'federation', 'registeredOn', 'roundDates', 'arbiter', 'arbiterTitle'] as const;
const OF_PLAYER = ['federation', 'fideId', 'birthDate', 'sex'] as const;
const OF_OPPONENT = ['federation', 'fideId'] as const;

function missingFacts(
  seen: PerformanceEvent,
  event: z.infer<typeof eventShape>,
  player: z.infer<typeof playerShape>,
  { opponents }: PerformanceNorm,
  isDesk: boolean,
): Missing[] {
  const ofPlayer = OF_PLAYER.filter((fact) => isDesk || fact !== 'birthDate');
  return [
    ...OF_EVENT.filter((fact) => event[fact] === undefined).map((fact): Missing => ({ of: 'event', fact })),
    ...ofPlayer
      .filter((fact) => player[fact] === undefined)
      .map((fact): Missing => ({ of: 'player', player: player.id, fact })),
    ...opponents.flatMap(({ opponent }) => {
      const told = factsOfPlayer(seen, opponent);
      return OF_OPPONENT.filter((fact) => told[fact] === undefined).map(
        (fact): Missing => ({ of: 'opponent', player: opponent, fact }),
      );
    }),
  ];
}

function factsOfEvent({ desk, tournament }: PerformanceEvent): z.infer<typeof eventShape> {
  const { name, place } = desk.event.body;
  const told = (tournament.event ?? {}) as Partial<z.infer<typeof eventShape>>;
  const { federation, start, end, timeControl, registeredOn, roundDates, arbiter, arbiterTitle } = told;
  const facts = { place, federation, start, end, timeControl, registeredOn, roundDates, arbiter, arbiterTitle };
  return { name, rounds: tournament.rounds, system: tournament.system, ...facts };
}

function factsOfPlayer({ tournament, names }: PerformanceEvent, id: string): z.infer<typeof playerShape> {
  const { federation, fideId, birthDate, sex, title, rating } = tournament.players.find((each) => each.id === id) ?? {};
  return { id, name: names[id] ?? id, federation, fideId, birthDate, sex, title, rating };
}
