import { allActs, allQuestions, askQuestion, NOBODY, type OfficePorts, performAct, SYSTEM } from '@escala/office';
import { FEDERATION, newId } from './office-place.ts';

/** Acts and questions by kind, as the server finds them. */
export function act<Outcome>(
  ports: OfficePorts,
  kind: string,
  command: unknown,
  federation = FEDERATION,
): Promise<Outcome> {
  const found = allActs.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`There is no act ${kind}.`);
  const request = { federation, id: newId(), actor: SYSTEM, reason: 'a benchmark', command };
  return performAct(ports, found, request).then(({ outcome }) => outcome as Outcome);
}

export function ask<Answer>(ports: OfficePorts, kind: string, input: unknown, viewer = NOBODY): Promise<Answer> {
  const found = allQuestions.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`There is no question ${kind}.`);
  return askQuestion(ports, found, { federation: FEDERATION, viewer, input }) as Promise<Answer>;
}
