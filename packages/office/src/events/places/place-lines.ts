import type { Candidate, EntryRules, RankedCandidate } from '@escala/regulations';
import type { PlaceLine } from './places.ts';

interface PlaceTerms {
  readonly places: number;
  readonly qualified: readonly string[];
  readonly seed: string | undefined;
  readonly order: NonNullable<EntryRules['vacancyOrder']>;
}

export interface OrderedPlaces {
  readonly lines: readonly PlaceLine[];
  /** Tied on every criterion at the last place: only a public draw decides (Desempats 1.7.1.4). */
  readonly drawDue: readonly string[];
}

/** Qualified players have a place (D-OFF-214); the remaining places are given in the regulation's order. */
export function placeLines(
  candidates: readonly Candidate[],
  { places, qualified, seed, order }: PlaceTerms,
): OrderedPlaces {
  const direct = candidates.filter(({ id }) => qualified.includes(id));
  const others = candidates.filter(({ id }) => !qualified.includes(id));
  const left = Math.max(0, places - direct.length);
  const ranked = order(others, seed);
  const [last, next] = [ranked[left - 1], ranked[left]];
  const isLevel = last !== undefined && next !== undefined && last.place === next.place;
  return {
    lines: [
      ...direct.map((candidate) => ({ ...factsOf(candidate), has: true, qualified: true as const })),
      ...ranked.map((each, i) => orderedLine(each, i < left)),
    ],
    drawDue: isLevel ? ranked.flatMap(({ place, candidate }) => (place === last.place ? [candidate.id] : [])) : [],
  };
}

function orderedLine({ candidate, place, step }: RankedCandidate, has: boolean): PlaceLine {
  const { quantity, articles, decisions, values } = step ?? {};
  return {
    ...factsOf(candidate),
    has,
    order: place,
    ...(quantity !== undefined && {
      step: { quantity, articles: [...articles!], decisions: [...decisions!], values: { ...values } },
    }),
  };
}

function factsOf({ id, rating, sanctioned, title, lastPlace }: Candidate): Omit<PlaceLine, 'has'> {
  return {
    player: id,
    sanctioned,
    ...(rating !== undefined && { rating }),
    ...(title !== undefined && { title }),
    ...(lastPlace !== undefined && { lastPlace }),
  };
}
