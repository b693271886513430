type Values = Readonly<Record<string, string | number>>;

/** The name of a player, where it is known. */
export type NameOf = (id: string) => string | undefined;

/**
 * The same values as somebody reads them: engines know no names and tell players, and pairs of them by round, by their ids. `4: 159-6`
 * becomes `(4) Mas, Pol – Puig, Anna` (D-OFF-322). An id that nobody knows stays.
 */
export function namedValues(values: Values, nameOf: NameOf): Values {
  const name = (id: string): string => nameOf(id) ?? id;
  const told = (key: 'players' | 'pairs', named: (each: string) => string): Values => {
    const value = values[key];
    if (typeof value !== 'string') return {};
    const all = value.split(', ');
    const read = all.map(named);
    return read.some((each, i) => each !== all[i]) ? { [key]: read.join('; ') } : {};
  };
  return { ...values, ...told('players', name), ...told('pairs', pairOf(name)) };
}

/** Where an id has a hyphen itself nothing says where the other one begins. */
const pairOf =
  (name: (id: string) => string) =>
  (told: string): string => {
    const [, round, white, black] = /^(\d+): ([^-]+)-([^-]+)$/.exec(told) ?? [];
    return round === undefined ? told : `(${round}) ${name(white!)} – ${name(black!)}`;
  };
