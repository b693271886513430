import { type FideListBatch, LIST_SEX, type ListRhythm } from '@escala/formats';
import { fieldsWhere } from '../../kit/record-fields.ts';
import { wordsInOrder } from '../../kit/search-words.ts';
import type { Kept } from '../../ports.ts';
import { birthYearOf, PLAYER_FIELDS, type Player } from '../../registry/players/player.ts';
import { changedRhythms, FIDE_RHYTHMS, type FideRhythm, type ListedRatings } from './fide-list.ts';

export interface FideChange {
  readonly player: string;
  readonly fideId: string;
  readonly name: string;
  readonly ratings: ListedRatings;
}

export const COMPARED_FIELDS = fieldsWhere(PLAYER_FIELDS, 'compared', true);
type ComparedField = (typeof COMPARED_FIELDS)[number];

/** A fact that differs between the list and the registry. */
interface FideMismatch {
  readonly player: string;
  readonly fideId: string;
  readonly field: ComparedField;
  readonly own: string;
  readonly theirs: string;
}

/** A person on the list who may be a player without a FIDE id. */
interface FideSuggestion {
  readonly player: string;
  readonly name: string;
  readonly fideId: string;
  readonly listedName: string;
  readonly birthYear: number;
  readonly federation: string;
}

export interface FideListReport {
  readonly rows: number;
  readonly matched: number;
  readonly changes: readonly FideChange[];
  readonly mismatches: readonly FideMismatch[];
  /** Linked players who are not on the list. */
  readonly missing: readonly { readonly player: string; readonly fideId: string; readonly name: string }[];
  readonly suggestions: readonly FideSuggestion[];
}

export interface FideListTerms {
  readonly date: string;
  /**
   * The rhythms covered by the list: all for a combined list, or one. By default those in which it has any rating: a
   * list of one rhythm does not mean that its players lost the others (D-OFF-192).
   */
  readonly rhythms?: readonly ListRhythm[] | undefined;
}

/**
 * Compares a FIDE list with the registry as it passes in batches, keeping only what concerns our players. Pass `see` to
 * the parser of the list, and ask for the report at the end.
 */
export class FideListComparison {
  readonly #terms: FideListTerms;
  readonly #byFideId = new Map<number, Kept<Player>>();
  readonly #unlinked = new Map<string, Kept<Player>[]>();
  readonly #federations = new Set<string>();
  readonly #seen = new Set<number>();
  /** Players whose ratings may change, with what is known about them. */
  readonly #candidates: { readonly change: FideChange; readonly known: NonNullable<Player['fide']>['ratings'] }[] = [];
  readonly #spoken: Set<FideRhythm>;
  readonly #mismatches: FideMismatch[] = [];
  readonly #suggestions: FideSuggestion[] = [];
  #rows = 0;

  /** `country`: the list's federation for players without a known nationality. */
  constructor(players: readonly Kept<Player>[], country: string | undefined, terms: FideListTerms) {
    this.#terms = terms;
    this.#spoken = new Set(terms.rhythms);
    if (country !== undefined) this.#federations.add(country);
    for (const player of players) {
      const { mergedInto, fide, nationality, name } = player.body;
      if (mergedInto !== undefined) continue;
      if (fide?.id !== undefined) {
        this.#byFideId.set(Number(fide.id), player);
        continue;
      }
      if (nationality !== undefined) this.#federations.add(nationality);
      const words = wordsInOrder(name);
      this.#unlinked.set(words, [...(this.#unlinked.get(words) ?? []), player]);
    }
  }

  readonly see = (batch: FideListBatch): void => {
    const { count, fideId } = batch;
    this.#rows += count;
    this.#hear(batch);
    for (let row = 0; row < count; row++) {
      const id = fideId[row]!;
      const player = this.#byFideId.get(id);
      if (player !== undefined) {
        if (!this.#seen.has(id)) this.#compare(player, batch, row);
        this.#seen.add(id);
      } else if (this.#unlinked.size > 0 && this.#federations.has(batch.federation(row))) this.#suggest(batch, row);
    }
  };

  report(): FideListReport {
    const missing = [...this.#byFideId]
      .filter(([id]) => !this.#seen.has(id))
      .map(([id, player]) => ({ player: player.id, fideId: String(id), name: player.body.name }));
    return {
      rows: this.#rows,
      matched: this.#seen.size,
      changes: this.#changes(),
      mismatches: this.#mismatches,
      missing,
      suggestions: this.#suggestions,
    };
  }

  #compare({ id: player, body }: Kept<Player>, batch: FideListBatch, row: number): void {
    const fideId = String(batch.fideId[row]);
    const ratings: { [Rhythm in FideRhythm]?: number | null } = {};
    for (const rhythm of this.#terms.rhythms ?? FIDE_RHYTHMS) ratings[rhythm] = batch.column(rhythm)[row] || null;
    const known = body.fide?.ratings;
    if (changedRhythms(known, this.#terms.date, ratings).length > 0)
      this.#candidates.push({ change: { player, fideId, name: body.name, ratings }, known });
    this.#mismatches.push(...mismatches(body, batch, row).map((each) => ({ player, fideId, ...each })));
  }

  #hear(batch: FideListBatch): void {
    if (this.#terms.rhythms !== undefined) return;
    for (const rhythm of FIDE_RHYTHMS)
      if (
        !this.#spoken.has(rhythm) &&
        batch
          .column(rhythm)
          .subarray(0, batch.count)
          .some((rating) => rating > 0)
      )
        this.#spoken.add(rhythm);
  }

  #changes(): FideChange[] {
    return this.#candidates.flatMap(({ change, known }) => {
      const spoken = Object.entries(change.ratings).filter(([rhythm]) => this.#spoken.has(rhythm as FideRhythm));
      const ratings: ListedRatings = Object.fromEntries(spoken);
      return changedRhythms(known, this.#terms.date, ratings).length === 0 ? [] : [{ ...change, ratings }];
    });
  }

  #suggest(batch: FideListBatch, row: number): void {
    const listedName = batch.name(row);
    const birthYear = batch.birthYear[row]!;
    const federation = batch.federation(row);
    for (const { id: player, body } of this.#unlinked.get(wordsInOrder(listedName)) ?? []) {
      if (birthYear === 0 || birthYearOf(body) !== birthYear) continue;
      const fideId = String(batch.fideId[row]);
      this.#suggestions.push({ player, name: body.name, fideId, listedName, birthYear, federation });
    }
  }
}

/** What the list says about a field, if anything, and the player's own value. */
const COMPARED: {
  [Field in ComparedField]: {
    listed(batch: FideListBatch, row: number): string | undefined;
    own?(player: Player): string | undefined;
    /** Ignores word order, accents and case. */
    alike?(own: string): string;
  };
} = {
  name: { listed: (batch, row) => batch.name(row), alike: wordsInOrder },
  birthYear: {
    listed: ({ birthYear }, row) => (birthYear[row] ? String(birthYear[row]) : undefined),
    own: (player) => birthYearOf(player)?.toString(),
  },
  sex: {
    listed: ({ sex }, row) => (sex[row] === LIST_SEX.woman ? 'f' : sex[row] === LIST_SEX.man ? 'm' : undefined),
  },
  nationality: { listed: (batch, row) => batch.federation(row) || undefined },
};

function mismatches(body: Player, batch: FideListBatch, row: number): Omit<FideMismatch, 'player' | 'fideId'>[] {
  return COMPARED_FIELDS.flatMap((field) => {
    const { listed, own: ownOf, alike = (text) => text } = COMPARED[field];
    const theirs = listed(batch, row);
    const own = ownOf === undefined ? body[field]?.toString() : ownOf(body);
    return own === undefined || theirs === undefined || alike(own) === alike(theirs) ? [] : [{ field, own, theirs }];
  });
}
