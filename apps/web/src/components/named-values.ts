type Values = Readonly<Record<string, string | number>>;

/** The name of a player, where it is known. */
export type NameOf = (id: string) => string | undefined;

/** Conditions that tell players, or pairs of them by round, by their ids: the engines know no names. */
const PLAYERS = new Set(['fce-1990.closed-preferent', 'fce-1990.closed-lowest']);
const PAIRS = new Set(['fce-1990.open-hopeless']);

/**
 * The same values as somebody reads them: names in place of ids, `4: 159-6` as `(4) Mas, Pol – Puig, Anna` (D-OFF-322). An id that
 * nobody knows stays.
 */
export function namedValues(code: string, values: Values, nameOf: NameOf): Values {
  const name = (id: string): string => nameOf(id) ?? id;
  if (PLAYERS.has(code) && typeof values.players === 'string')
    return { ...values, players: values.players.split(', ').map(name).join('; ') };
  if (PAIRS.has(code) && typeof values.pairs === 'string')
    return { ...values, pairs: values.pairs.split(', ').map(pairOf(name)).join('; ') };
  return values;
}

/** Where an id has a hyphen itself nothing says where the other one begins. */
const pairOf =
  (name: (id: string) => string) =>
  (told: string): string => {
    const [, round, white, black] = /^(\d+): ([^-]+)-([^-]+)$/.exec(told) ?? [];
    return round === undefined ? told : `(${round}) ${name(white!)} – ${name(black!)}`;
  };
