import type { Spent } from './time-spent.ts';

/** One point: what was measured, to compare and to print, and what is wanted. */
export interface Figure {
  readonly value: number;
  readonly text: string;
  readonly target?: string;
}
export type Figures = Readonly<Record<string, Figure>>;

export const told = ({ wall, processor }: Spent, target?: string): Figure => ({
  value: wall,
  text: `${wall.toFixed(0)} (${processor.toFixed(0)})`,
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
  console.log('\n| milliseconds by the clock (of the processor) | target | SQLite | PostgreSQL | times |');
  console.log('| --- | --- | --: | --: | --: |');
  for (const [name, { value, text, target = '' }] of Object.entries(sqlite)) {
    const other = postgres?.[name];
    const times = other === undefined || value === 0 ? '' : (other.value / value).toFixed(1);
    console.log(`| ${name} | ${target} | ${text} | ${other?.text ?? ''} | ${times} |`);
  }
}
