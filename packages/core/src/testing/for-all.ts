import fc from 'fast-check';

/** What is drawn, and what else fast-check is told: how often, whether a failure is made smaller. */
type Drawn<Values extends unknown[]> = fc.Parameters<Values> & {
  readonly of: { [At in keyof Values]: fc.Arbitrary<Values[At]> };
};

/** This holds for whatever is drawn. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  { of, ...terms }: Drawn<Values>,
  holds: (...values: Values) => unknown,
): void {
  fc.assert(
    fc.property(...of, (...values: Values) => holds(...values) as boolean),
    terms as fc.Parameters<Values>,
  );
}

/** The same, where one has to wait for it. */
export function forAllAsync<Values extends [unknown, ...unknown[]]>(
  { of, ...terms }: Drawn<Values>,
  holds: (...values: Values) => Promise<unknown>,
): Promise<void> {
  return fc.assert(
    fc.asyncProperty(...of, (...values: Values) => holds(...values) as Promise<boolean>),
    terms as fc.Parameters<Values>,
  );
}
