import fc from 'fast-check';

/** What is drawn, plus other fast-check settings: the number of runs, whether failures are shrunk. */
type Drawn<Values extends unknown[]> = fc.Parameters<Values> & {
  readonly of: { [At in keyof Values]: fc.Arbitrary<Values[At]> };
  /** This many first cases are the same in every run: a test that counts afterwards what came up can rely on these. */
  readonly sameEachRun?: number;
};

function termsOf<Values extends unknown[]>({ of, sameEachRun = 0, ...terms }: Drawn<Values>): fc.Parameters<Values> {
  const same = fc.sample(fc.tuple(...of), { seed: 1, numRuns: sameEachRun }) as Values[];
  return { ...terms, examples: [...same, ...(terms.examples ?? [])] } as fc.Parameters<Values>;
}

/** Asserts that this holds for everything drawn. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  drawn: Drawn<Values>,
  holds: (...values: Values) => unknown,
): void {
  fc.assert(
    fc.property(...drawn.of, (...values: Values) => holds(...values) as boolean),
    termsOf(drawn),
  );
}

/** The same for asynchronous checks. */
export function forAllAsync<Values extends [unknown, ...unknown[]]>(
  drawn: Drawn<Values>,
  holds: (...values: Values) => Promise<unknown>,
): Promise<void> {
  return fc.assert(
    fc.asyncProperty(...drawn.of, (...values: Values) => holds(...values) as Promise<boolean>),
    termsOf(drawn),
  );
}

const [SURROGATES, CODE_POINTS] = [{ from: 0xd800, count: 0x800 }, 0x110000];

/**
 * Texts of any characters whatever. The unit `binary` of fast-check draws the same, but keeps a map of all 1.1 million
 * characters: 80 MB and half a second in every process.
 */
export const anyText = (terms: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> =>
  fc.string({ ...terms, unit: fc.nat(CODE_POINTS - SURROGATES.count - 1).map(character) });

const character = (place: number): string =>
  String.fromCodePoint(place < SURROGATES.from ? place : place + SURROGATES.count);
