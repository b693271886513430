import type { Spent } from './time-spent.ts';

/** One point: what was measured, to compare and to print, and what is wanted. */
export interface Figure {
  readonly value: number;
  /** Milliseconds of all processors that had to do with it. */
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

/** As they come: whoever stops a long run has what was measured by then. */
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
