import type { Spent } from './time-spent.ts';

/** One result, for comparing and printing, and its target. */
export interface Figure {
  readonly value: number;
  /** Milliseconds of all processors involved. */
  readonly processor?: number;
  readonly text: string;
  readonly target?: string;
}
export type Figures = Readonly<Record<string, Figure>>;

export const told = ({ wall, processor, database }: Spent, target?: string): Figure => ({
  value: wall,
  processor: processor + database,
  text: `${wall.toFixed(0)} (${processor.toFixed(0)}${database > 0 ? ` + ${database.toFixed(0)}` : ''})`,
  ...(target !== undefined && { target }),
});

/** Prints figures as they come: a long run that is stopped has shown what was measured so far. */
export function noted(figures: Figures): Figures {
  for (const [name, { text, target }] of Object.entries(figures))
    console.log(`  ${name}: ${text}${target === undefined ? '' : ` (${target})`}`);
  return figures;
}

/** Both engines in one table. */
export function printFigures(sqlite: Figures, postgres: Figures | undefined): void {
  console.log(
    '\n| milliseconds by the clock (of the processor, + of the database’s) | target | SQLite | PostgreSQL | times by the clock, by the processors |',
  );
  console.log('| --- | --- | --: | --: | --: |');
  const times = (one = 0, other = 0): string => (one === 0 || other === 0 ? '' : (other / one).toFixed(1));
  for (const [name, { value, processor, text, target = '' }] of Object.entries(sqlite)) {
    const other = postgres?.[name];
    const both = [times(value, other?.value), times(processor, other?.processor)].filter((each) => each !== '');
    console.log(`| ${name} | ${target} | ${text} | ${other?.text ?? ''} | ${both.join(', ')} |`);
  }
}
