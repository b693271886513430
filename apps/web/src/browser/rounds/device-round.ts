import type { BoardFacts } from '../queue/shown-boards.ts';
import type { RoundOnScreen } from './round-on-screen.ts';

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
