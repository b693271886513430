import type { Person } from '../person.ts';

export interface Board {
  readonly board: number;
  readonly version: number;
  readonly white: string;
  readonly black: string;
  readonly result?: string;
}

export interface Round {
  readonly round: number;
  readonly version: number;
  readonly state: string;
  readonly boards: readonly Board[];
  readonly byes: readonly { readonly player: string }[];
}

export const eventVersion = async (person: Person, event: string): Promise<number> =>
  (await person.ask<{ version: number }>('event.show', { event })).version;

export const entryVersion = async (person: Person, event: string, player: string): Promise<number> => {
  const { entries } = await person.ask<{ entries: { player: string; version: number }[] }>('event.show', { event });
  return entries.find((entry) => entry.player === player)!.version;
};

export const roundOf = async (person: Person, event: string, round: number): Promise<Round> =>
  (await person.ask<{ rounds: Round[] }>('event.rounds', { event, round })).rounds[0]!;

/** Enters every board of a round without a result: White wins on odd boards, the others are drawn. */
export async function enterRound(person: Person, event: string, round: number): Promise<void> {
  const { boards } = await roundOf(person, event, round);
  const results = boards
    .filter(({ result }) => result === undefined)
    .map(({ board, version }) => ({ board, version, result: board % 2 === 1 ? '1-0' : '1/2' }));
  await person.act('results.enter-many', { event, round, results });
}

export async function playRounds(person: Person, event: string, from: number, to: number): Promise<void> {
  for (let round = from; round <= to; round++) {
    await person.act('round.pair', { event, round });
    await enterRound(person, event, round);
  }
}

interface Judged {
  readonly code: string;
  readonly article: string;
}

interface ShownReport {
  readonly version: number;
  /** The objections that keep it from being accepted. */
  readonly open: readonly Judged[];
}

export const reportVersion = async (person: Person, event: string): Promise<number> =>
  (await person.ask<ShownReport>('report.show', { event })).version;

/** Waives every objection to a report, each with a reason. */
export async function waiveFindings(officer: Person, event: string): Promise<number> {
  const { version, open } = await officer.ask<ShownReport>('report.show', { event });
  for (const { code, article } of open)
    await officer.act('report.waive', { event, version, code, article }, { reason: 'The commission agreed.' });
  return open.length;
}

export async function acceptReport(officer: Person, event: string): Promise<number> {
  const waived = await waiveFindings(officer, event);
  const version = await reportVersion(officer, event);
  // Rounds on one day and late registrations are overruled with a reason (fce-2016 2.2).
  await officer.act('report.accept', { event, version }, { reason: 'The commission agreed.' });
  return waived;
}
