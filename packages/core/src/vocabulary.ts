/** What there are words for: `messages` adds every key of its catalogues, so that a code without a sentence compiles nowhere. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by messages/src/catalogue.ts.
export interface Vocabulary {}

/** What may follow the beginning of a key: `KeyAfter<'web.status.'>` has `rated` where there is a text `web.status.rated`. */
export type KeyAfter<Start extends string> = EndOf<Near<Start>, Start>;

type EndOf<Key, Start extends string> = Key extends `${Start}${infer End}` ? End : never;

/** The keys that begin with the same words: sorted once by each word, where reading thousands of them for each beginning takes the compiler seconds. */
type Near<
  Start extends string,
  Key = keyof Vocabulary,
  Words extends string = '',
> = Start extends `${Words}${infer Word}.${string}`
  ? Near<
      Start,
      `${Words}${Word}.` extends infer Next extends keyof ByWord<Key, Words> ? ByWord<Key, Words>[Next] : never,
      `${Words}${Word}.`
    >
  : Key;

type ByWord<Key, Words extends string> = {
  readonly [Each in Key & string as Each extends `${Words}${infer Word}.${string}` ? `${Words}${Word}.` : never]: Each;
};

/** The codes of an area: `CodeOf<'refusal'>` has `player-unknown` where there is a text `refusal.player-unknown`. */
export type CodeOf<Area extends string> = KeyAfter<`${Area}.`>;

/** A decision where a document is silent, e.g. `D-FCE-9`. */
export type Decision = CodeOf<'decision'>;
