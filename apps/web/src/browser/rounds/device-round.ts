import type { BoardFacts } from '../queue/shown-boards.ts';
import type { RoundOnScreen } from './round-on-screen.ts';

/** Random characters at the end of every code. */
const CHANCE = 8;

/** The device's number comes first; hyphens, spaces and lower case are accepted. */
export function deviceOfCode(code: string): string {
  const plain = code.replace(/[^0-9A-Za-z]/g, '');
  return plain.slice(0, -CHANCE) || plain;
}

/** What the office tells a telephone about itself. */
export interface DeviceTold {
  readonly label: string;
  readonly event: string;
  readonly name: string;
  /** Missing for a check-in screen. */
  readonly reach?: { readonly from: number; readonly to: number };
  readonly round?: { readonly round: number; readonly state: string };
  readonly boards: readonly BoardFacts[];
  readonly names: Readonly<Record<string, string>>;
}

export function roundOfDevice({ event, round, boards, names }: DeviceTold): RoundOnScreen {
  return { event, round: round?.round ?? 0, boards, names, isOpen: round?.state === 'paired' };
}
