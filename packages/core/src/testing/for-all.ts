import fc from 'fast-check';

/** What is drawn, and what else fast-check is told: how often, whether a failure is made smaller. */
type Drawn<Values extends unknown[]> = fc.Parameters<Values> & {
  readonly of: { [At in keyof Values]: fc.Arbitrary<Values[At]> };
  /** The first so many are the same in every run: what a test counts afterwards has come up in these, whatever else is drawn. */
  readonly sameEachRun?: number;
};

function termsOf<Values extends unknown[]>({ of, sameEachRun = 0, ...terms }: Drawn<Values>): fc.Parameters<Values> {
  const same = fc.sample(fc.tuple(...of), { seed: 1, numRuns: sameEachRun }) as Values[];
  return { ...terms, examples: [...same, ...(terms.examples ?? [])] } as fc.Parameters<Values>;
}

/** This holds for whatever is drawn. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  drawn: Drawn<Values>,
  holds: (...values: Values) => unknown,
): void {
  fc.assert(
    fc.property(...drawn.of, (...values: Values) => holds(...values) as boolean),
    termsOf(drawn),
  );
}

/** The same, where one has to wait for it. */
export function forAllAsync<Values extends [unknown, ...unknown[]]>(
  drawn: Drawn<Values>,
  holds: (...values: Values) => Promise<unknown>,
): Promise<void> {
  return fc.assert(
    fc.asyncProperty(...drawn.of, (...values: Values) => holds(...values) as Promise<boolean>),
    termsOf(drawn),
  );
}
