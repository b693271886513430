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
