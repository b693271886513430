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

interface EventOfDocument {
  readonly timeControl?: object | undefined;
}

/** What an event of a document says, wherever it stands. */
export const toldBy = (event: EventOfDocument): Values => ({ ...event.timeControl, ...event });

/** What is told as columns keep it: a day, a number, or 1 for what is so. */
export const factNumber = (told: unknown, { kind }: DeclaredFact): number =>
  kind === 'day' ? dayFrom(told as string) : Number(told);

/** The declared facts of an event of a document, by name. */
export function factsTold(event: EventOfDocument, { facts = {} }: DeclaredFacts): Values {
  const told = Object.entries(toldBy(event));
  return Object.fromEntries(told.filter(([name, value]) => name in facts && value !== undefined));
}

/** Declared facts where documents have them. */
export function factsPlaced(told: Values, { facts = {} }: DeclaredFacts): { event: object; timeControl: object } {
  const within = (place: DeclaredFact['within']): object =>
    Object.fromEntries(Object.entries(told).filter(([name]) => facts[name]?.within === place));
  return { event: within(undefined), timeControl: within('timeControl') };
}

/** Facts as documents have them, from their columns. */
export function factsOfNumbers(numbers: Readonly<Record<string, number>>, { facts = {} }: DeclaredFacts): Values {
  const told = (name: string, number: number): unknown => {
    const kind = facts[name]?.kind;
    return kind === 'day' ? writeDay(number) : kind === 'yes' ? number === 1 : number;
  };
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, told(name, number)]));
}
