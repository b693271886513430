/** Every key that has words: `messages` adds those of its catalogues, so that a code without words does not compile. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by messages/src/catalogue.ts.
export interface Vocabulary {}

/**
 * Possible endings of a key that begins like this: `KeyAfter<'web.status.'>` contains `rated` if there is a text
 * `web.status.rated`.
 */
export type KeyAfter<Start extends string> = EndOf<Near<Start>, Start>;

type EndOf<Key, Start extends string> = Key extends `${Start}${infer End}` ? End : never;

/** Keys narrowed down word by word: testing thousands of keys for each beginning would cost the compiler seconds. */
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

/** The codes of an area: `CodeOf<'refusal'>` contains `player-unknown` if there is a text `refusal.player-unknown`. */
export type CodeOf<Area extends string> = KeyAfter<`${Area}.`>;

/** A decision made where a document is silent, e.g. `D-FCE-9`. */
export type Decision = CodeOf<'decision'>;
