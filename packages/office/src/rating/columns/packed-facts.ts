/** What books declare about an event and its games (`DeclaredFacts`, D-OFF-1140). */
export interface PackedFacts {
  /** As columns keep them. */
  readonly event: Readonly<Record<string, number>>;
  /** The games for which it is so, by their places in the event. */
  readonly games: Readonly<Record<string, readonly number[]>>;
}

const isEmpty = (facts: PackedFacts): boolean =>
  Object.keys(facts.event).length === 0 && Object.values(facts.games).every((games) => games.length === 0);

/** Few reports have any, so the others pay nothing: undefined here, and no bytes. */
export const unlessEmpty = (facts: PackedFacts): PackedFacts | undefined => (isEmpty(facts) ? undefined : facts);

export const packFacts = (facts: PackedFacts | undefined): Uint8Array =>
  facts === undefined || isEmpty(facts) ? new Uint8Array() : new TextEncoder().encode(JSON.stringify(facts));

export const unpackFacts = (bytes: Uint8Array): PackedFacts | undefined =>
  bytes.length === 0 ? undefined : JSON.parse(new TextDecoder().decode(bytes));
