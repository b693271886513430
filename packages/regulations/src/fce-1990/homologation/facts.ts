import type { CatalanEvent, CompetitionKind, PlayerCategory } from '../facts.ts';

export interface HomologationPlayer {
  readonly id: string;
  readonly club?: string | undefined;
  readonly category?: PlayerCategory | undefined;
  readonly rating?: number | undefined;
}

/** What homologation looks at, whatever document it was read from. */
export interface HomologationFacts {
  readonly name?: string | undefined;
  /** Null where the regulation has no conditions for such an event. */
  readonly kind: CompetitionKind | null;
  readonly rounds: number;
  readonly players: readonly HomologationPlayer[];
  readonly event: CatalanEvent;
}
