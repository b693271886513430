import type { IsoDate } from '@escala/core';
import type { Actor, Scope } from '../access/actor.ts';
import type { ActKind } from '../access/roles.ts';
import type { Digest, NewId, OfficePorts, Reading } from '../ports.ts';
import type { RecordKind } from './record-kind.ts';
import type { Refusal } from './refusal.ts';
import type { Schema } from './schema.ts';
import type { PaperFolder } from './stored-shapes.ts';

/** What an act knows besides its facts: the moment, the federation's calendar date, and who is acting. */
export interface Terms {
  readonly at: string;
  readonly today: IsoDate;
  readonly actor: Actor;
  readonly reason: string | null;
  /** The number the act will get on record. */
  readonly seq: number;
  readonly newId: NewId;
  readonly digest: Digest;
  readonly federation: string;
}

/** The next version of a record. `from` is the version that the decision was based on, 0 for a new record. */
export interface Change {
  readonly kind: RecordKind<never>;
  readonly id: string;
  readonly from: number;
  readonly body: unknown;
}

export interface Filing {
  readonly folder: PaperFolder;
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

/** An act of the office: what is asked, the facts needed to decide, and the decision, a pure function of both. */
export interface Act<Command, Facts, Outcome, Kind extends ActKind = ActKind> {
  readonly kind: Kind;
  readonly command: Schema<Command>;
  /** It will be removed: the act or question to use instead (docs/api.md). A field is marked by `meta({ deprecated: true })`. */
  readonly deprecated?: ActKind;
  /** Official decisions need a reason; for any other act it is optional. */
  readonly reason?: 'required';
  /** The answer to the sender, also kept on record; a test requires it of every act of the office. */
  readonly outcome?: Schema<Outcome>;
  /** The record that the act is about. */
  subject(command: Command, outcome: Outcome): { readonly kind: string; readonly id: string };
  load(reading: Reading, command: Command, ports: OfficePorts): Promise<Facts>;
  /** Whose matter it is: an arbiter's event, a delegate's club, a player's own line. */
  scope?(facts: Facts, command: Command): Scope;
  decide(facts: Facts, command: Command, terms: Terms): Decision<Outcome> | Promise<Decision<Outcome>>;
  /**
   * The command as put on record, if it contains bulk data or an address. Bulk data is replaced by its digest; an
   * address leaves no trace, since its digest could be guessed.
   */
  onRecord?(command: Command, digest: () => string): unknown;
}

export function defineAct<Command, Facts, Outcome, const Kind extends ActKind>(
  act: Act<Command, Facts, Outcome, Kind>,
): Act<Command, Facts, Outcome, Kind> {
  return act;
}

/** A change whose body the compiler checks against the kind. */
export function put<Body>(kind: RecordKind<Body>, id: string, from: number, body: Body): Change {
  return { kind: kind as unknown as RecordKind<never>, id, from, body };
}

export function refuse(...refused: readonly Refusal[]): { readonly refused: readonly Refusal[] } {
  return { refused };
}
