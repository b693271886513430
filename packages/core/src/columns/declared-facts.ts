import { dayFrom, writeDay } from '../calendar.ts';

/** A fact that a rating book reads besides those of every event: a day, a number, or that something is so (D-OFF-1140). */
interface DeclaredFact {
  readonly kind: 'day' | 'count' | 'yes';
  /** Documents have it here, and not with the facts of the event. */
  readonly within?: 'timeControl';
}

/** Facts by their names in documents; those of games are true or absent. */
export interface DeclaredFacts {
  readonly facts?: Readonly<Record<string, DeclaredFact>> | undefined;
  readonly gameFacts?: Readonly<Record<string, unknown>> | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** The declared facts of an event of a document, by name. */
export function factsTold(event: { readonly timeControl?: object | undefined }, { facts = {} }: DeclaredFacts): Values {
  const told = Object.entries(facts).map(
    ([name, { within }]) => [name, ((within === undefined ? event : (event[within] ?? {})) as Values)[name]] as const,
  );
  return Object.fromEntries(told.filter(([, value]) => value !== undefined));
}

/** Declared facts where documents have them. */
export function factsPlaced(told: Values, { facts = {} }: DeclaredFacts): { event: object; timeControl: object } {
  const within = (place: DeclaredFact['within']): object =>
    Object.fromEntries(Object.entries(told).filter(([name]) => facts[name]?.within === place));
  return { event: within(undefined), timeControl: within('timeControl') };
}

/** Facts as columns keep them: days and numbers, and 1 for what is so. */
export function factNumbers(told: Values, { facts = {} }: DeclaredFacts): Readonly<Record<string, number>> {
  const known = Object.entries(told).filter(([, value]) => value);
  return Object.fromEntries(
    known.map(([name, value]) => [name, facts[name]?.kind === 'day' ? dayFrom(String(value)) : Number(value)]),
  );
}

/** The reverse. */
export function factsOfNumbers(numbers: Readonly<Record<string, number>>, { facts = {} }: DeclaredFacts): Values {
  const told = (name: string, number: number): unknown => {
    const kind = facts[name]?.kind;
    return kind === 'day' ? writeDay(number) : kind === 'yes' ? number === 1 : number;
  };
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, told(name, number)]));
}
