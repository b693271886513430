/** What there are words for: `messages` adds every key of its catalogues, so that a code without a sentence compiles nowhere. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by messages/src/catalogue.ts.
export interface Vocabulary {}

/** The words of an area: `CodeOf<'refusal'>` has `player-unknown` where there is a text `refusal.player-unknown`. */
export type CodeOf<Area extends string> = EndOf<keyof Vocabulary, Area>;

type EndOf<Key, Area extends string> = Key extends `${Area}.${infer Code}` ? Code : never;

/** A decision where a document is silent, e.g. `D-FCE-9`. */
export type Decision = CodeOf<'decision'>;
