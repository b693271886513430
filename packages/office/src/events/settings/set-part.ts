import { withoutGaps } from '@escala/core';
import { z } from 'zod';
import type { ActKind } from '../../access/roles.ts';
import { put, refuse } from '../../kit/act.ts';
import type { Refusal } from '../../kit/refusal.ts';
import type { Schema } from '../../kit/schema.ts';
import { type EventState, eventKind, type FederationEvent } from '../event.ts';
import { deskAct } from '../event-act.ts';
import type { EventDesk } from '../event-desk.ts';
import { stateRefusals, versionRefusals } from '../event-refusals.ts';

type Part = 'prizes' | 'entering' | 'forbidden';
type Told<P extends Part> = NonNullable<FederationEvent[P]>;
type Command<P extends Part> = { event: string; version: number } & { [Name in P]: Told<P> };

/** What a command on an event, as seen, contains besides its own fields. */
export const seenEvent = { event: z.string(), version: z.int().min(1) };

interface PartTerms<Kind, P extends Part> {
  readonly kind: Kind;
  readonly part: P;
  readonly command: Schema<Command<P>>;
  readonly states: readonly EventState[];
  /** Whether the given value removes the part. */
  readonly isNothing: (told: Told<P>) => boolean;
  readonly refusals?: (desk: EventDesk, told: Told<P>) => readonly Refusal[];
}

/** An act that replaces one part of an event and leaves the rest unchanged. */
export const setPart = <const Kind extends ActKind, const P extends Part>(terms: PartTerms<Kind, P>) => {
  const { kind, part, command, states, isNothing, refusals = () => [] } = terms;
  return deskAct({
    kind,
    command,
    outcome: z.strictObject({ event: z.string(), version: z.int() }),
    decide: ({ desk }, asked) => {
      const { id, version, body } = desk.event;
      const refused = [
        ...versionRefusals(desk.event, asked.version, asked),
        ...stateRefusals(desk.event, states),
        ...refusals(desk, asked[part]),
      ];
      if (refused.length > 0) return refuse(...refused);
      const next = { ...body, [part]: isNothing(asked[part]) ? undefined : asked[part] };
      return {
        changes: [put(eventKind, id, version, withoutGaps(next))],
        outcome: { event: id, version: version + 1 },
      };
    },
  });
};
