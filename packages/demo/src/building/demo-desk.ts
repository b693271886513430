import type { Act, OfficePorts, Reading } from '@escala/office';
import { type Actor, askQuestion, performAct, type Question, SYSTEM } from '@escala/office';

/** Performs acts of one federation, by default as the office itself. */
export interface DemoDesk {
  readonly ports: OfficePorts;
  readonly federation: string;
  perform<Command, Facts, Outcome>(
    act: Act<Command, Facts, Outcome>,
    command: Command,
    by?: { readonly reason?: string; readonly actor?: Actor },
  ): Promise<Outcome>;
  ask<Input, Answer>(question: Question<Input, Answer>, input: Input): Promise<Answer>;
  read<T>(work: (reading: Reading) => Promise<T>): Promise<T>;
}

export function demoDesk(ports: OfficePorts, federation: string): DemoDesk {
  return {
    ports,
    federation,
    perform: async (act, command, { reason, actor = SYSTEM } = {}) => {
      const { outcome } = await performAct(ports, act, { federation, id: ports.newId(), actor, reason, command });
      return outcome;
    },
    ask: (question, input) => askQuestion(ports, question, { federation, viewer: SYSTEM, input }),
    read: (work) => ports.archive.read(federation, work),
  };
}
