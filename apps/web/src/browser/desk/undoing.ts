import type { Undo } from '../../kit/undo.ts';

/** The act that undoes another, with its command. */
export interface UndoingAct {
  readonly act: string;
  readonly fixed: object;
  readonly reason: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The command that undoes an act, derived from the one sent and its
 * outcome. Every act writes the next version of what it changes.
 */
export function undoing({ act, takes, fixed, reason }: Undo, command: Fields, outcome: unknown): UndoingAct {
  const next = Object.entries(command).map(([name, value]) => [
    name,
    /version$/i.test(name) && typeof value === 'number' ? value + 1 : value,
  ]);
  const known: Fields = { version: 1, ...Object.fromEntries(next), ...(outcome as Fields) };
  return { act, fixed: { ...fixed, ...Object.fromEntries(takes.map((name) => [name, known[name]])) }, reason };
}
