import type { Kysely } from 'kysely';
import * as record from './0001-record.ts';
import * as ruleFacts from './0002-rule-facts.ts';
import * as fideRegister from './0003-fide-register.ts';
import * as plainNames from './0004-plain-names.ts';
import * as storedShapes from './0005-stored-shapes.ts';

export interface Migration {
  readonly name: string;
  /** What is stored in another shape from this step on, with the numbers of these shapes. */
  readonly shapes?: Readonly<Record<string, number>>;
  /** Refuses a record that this version does not read, before any step is made. */
  check?(db: Kysely<never>, engine: 'sqlite' | 'postgres', place: string): Promise<void>;
  up?(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void>;
}

/** Forward only, in this order; a released migration never changes. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '0001-record', up: record.up },
  { name: '0002-rule-facts', check: ruleFacts.check },
  { name: '0003-fide-register', up: fideRegister.up },
  { name: '0004-plain-names', up: plainNames.up },
  { name: '0005-stored-shapes', shapes: storedShapes.SHAPES, check: storedShapes.check },
];
