import {
  type Act,
  type Archive,
  askQuestion,
  type OfficePorts,
  performAct,
  type Question,
  type Reading,
  SYSTEM,
} from '@escala/office';
import { newUuid, sha256, systemClock } from '@escala/server/command-line';

/** The office of one federation, as the command line uses it. */
export interface OfficeDesk {
  readonly federation: string;
  read<Result>(work: (reading: Reading) => Promise<Result>): Promise<Result>;
  perform<Command, Facts, Outcome>(act: Act<Command, Facts, Outcome>, command: Command): Promise<Outcome>;
  ask<Input, Answer>(question: Question<Input, Answer>, input: Input): Promise<Answer>;
}

export function officeDesk(archive: Archive, federation: string, reason: string | undefined): OfficeDesk {
  const ports: OfficePorts = { archive, clock: systemClock, digest: sha256, newId: newUuid };
  return {
    federation,
    read: (work) => archive.read(federation, work),
    perform: async (act, command) => {
      const request = { federation, id: newUuid(), actor: SYSTEM, reason, command };
      return (await performAct(ports, act, request)).outcome;
    },
    ask: (question, input) => askQuestion(ports, question, { federation, viewer: SYSTEM, input }),
  };
}
