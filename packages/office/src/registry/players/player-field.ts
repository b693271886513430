import type { RegisterColumn } from '@escala/formats';
import type { ToldField } from '../../kit/record-fields.ts';
import type { SeenBy } from '../../kit/seen-by.ts';

/**
 * What the office does with a field of a player. `made`: the code does not use the field as it is but derives something
 * from it; for merging, `taken-facts.ts` has a table that does not compile unless it covers each of these fields.
 */
export type PlayerField = PlayerUse & (OpenField | ClosedField);

/** What everybody sees may leave the office in any file. */
interface OpenField {
  readonly seenBy: 'everybody';
  /** On the public page and on the desk's; on the latter `if-known` or always. */
  readonly page: 'public' | 'desk' | 'desk-if-known' | 'made' | 'no';
  /** In the event file with which another office continues (D-OFF-380); `seasons`: those of the event. */
  readonly eventFile: 'told' | 'seasons' | 'made' | 'no';
  /** On official lists, besides the figures (fce-2016 9.1). */
  readonly printed: 'told' | 'made' | 'no';
}

/** The rest goes into no file, list or public page as it is: the compiler holds this. */
interface ClosedField {
  /** `near`: the player, the delegates of the player's club, the office and the commission (D-OFF-101). */
  readonly seenBy: Extract<SeenBy, 'near' | 'office' | 'nobody'>;
  readonly page: 'desk' | 'desk-if-known' | 'made' | 'no';
  readonly eventFile: 'no';
  readonly printed: 'no';
}

interface PlayerUse extends ToldField {
  /** How a merge fills the kept player's field from the duplicate. `each`: adds every missing entry. */
  readonly merged: 'if-missing' | 'earlier' | 'each' | 'made' | 'no';
  /** In every answer with the player (`found`), or only in `player.show`. */
  readonly answered: 'found' | 'shown' | 'made' | 'no';
  /** In the register file: a column of its own, or one shared with lists of entries. */
  readonly column: Omit<RegisterColumn, 'field'> | 'entry' | 'made' | 'no';
  /** Values on record stay when a register is imported; for `agreed` facts, a different value is a doubt. */
  readonly imported: 'agreed' | 'kept' | 'earlier' | 'made' | 'no';
  /** Compared with FIDE's lists. */
  readonly compared: boolean;
}
