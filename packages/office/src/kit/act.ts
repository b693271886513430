import type { IsoDate } from '@escala/core';
import type { Actor, Scope } from '../access/actor.ts';
import type { ActKind } from '../access/roles.ts';
import type { Digest, NewId, OfficePorts, Reading } from '../ports.ts';
import type { RecordKind } from './record-kind.ts';
import type { Refusal } from './refusal.ts';
import type { Schema } from './schema.ts';

/** What an act knows beside its facts: the moment, the calendar date of the federation, and who acts. */
export interface Terms {
  readonly at: string;
  readonly today: IsoDate;
  readonly actor: Actor;
  readonly reason: string | null;
  /** Number that the act gets on record. */
  readonly seq: number;
  readonly newId: NewId;
  readonly digest: Digest;
  readonly federation: string;
}

/** The next version of a record. `from` is the version that the decision was made on, 0 for a new record. */
export interface Change {
  readonly kind: RecordKind<never>;
  readonly id: string;
  readonly from: number;
  readonly body: unknown;
}

export interface Filing {
  readonly folder: string;
  readonly name: string;
  readonly part: number;
  readonly bytes: Uint8Array;
}

export interface Done<Outcome> {
  readonly changes: readonly Change[];
  readonly filings?: readonly Filing[];
  readonly outcome: Outcome;
}

export type Decision<Outcome> = Done<Outcome> | { readonly refused: readonly Refusal[] };

/** An act of the office: what is asked, what must be known to decide, and the decision, a pure function of both. */
export interface Act<Command, Facts, Outcome, Kind extends ActKind = ActKind> {
  readonly kind: Kind;
  readonly command: Schema<Command>;
  /** Official decisions must say why; of any other act it may be said. */
  readonly reason?: 'required';
  /** What whoever acts is answered, as it stays on record; a test asks every act of the office for it. */
  readonly outcome?: Schema<Outcome>;
  /** The record that the act is about. */
  subject(command: Command, outcome: Outcome): { readonly kind: string; readonly id: string };
  load(reading: Reading, command: Command, ports: OfficePorts): Promise<Facts>;
  /** Whose matter it is: an arbiter's event, a delegate's club, a player's own line. */
  scope?(facts: Facts, command: Command): Scope;
  decide(facts: Facts, command: Command, terms: Terms): Decision<Outcome> | Promise<Decision<Outcome>>;
  /**
   * The command as it is put on record, where it holds bulk matter, whose digest goes on record in its place, or an address, which leaves
   * no trace there: a digest of it could be guessed.
   */
  onRecord?(command: Command, digest: () => string): unknown;
}

export function defineAct<Command, Facts, Outcome, const Kind extends ActKind>(
  act: Act<Command, Facts, Outcome, Kind>,
): Act<Command, Facts, Outcome, Kind> {
  return act;
}

/** A change with its body checked against the kind by the compiler. */
export function put<Body>(kind: RecordKind<Body>, id: string, from: number, body: Body): Change {
  return { kind: kind as unknown as RecordKind<never>, id, from, body };
}

export function refuse(...refused: readonly Refusal[]): { readonly refused: readonly Refusal[] } {
  return { refused };
}
