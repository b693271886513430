type Values = Readonly<Record<string, string | number>>;

/** The name of a player, if known. */
export type NameOf = (id: string) => string | undefined;

/**
 * The values as a person reads them: engines know no names and give players, and pairs by round, as ids. `4: 159-6`
 * becomes `(4) Mas, Pol – Puig, Anna` (D-OFF-322). An unknown id stays.
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

/** If an id itself contains a hyphen, it is ambiguous where the other begins. */
const pairOf =
  (name: (id: string) => string) =>
  (told: string): string => {
    const [, round, white, black] = /^(\d+): ([^-]+)-([^-]+)$/.exec(told) ?? [];
    return round === undefined ? told : `(${round}) ${name(white!)} – ${name(black!)}`;
  };
