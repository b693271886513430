import { expect, it } from 'vitest';
import { commandRefusals } from './command-refusals.ts';
import { textOfLines } from './text-of-lines.ts';

it.each([
  ['a\nb', true],
  ['a\nb\n', true],
  ['a\nb\nc', true],
  ['a\r\nb\r\nc\r\n', true],
  ['a\nb\nc\nd', false],
  ['\n\n\n\n', false],
])('%j has no more than three lines: %s (D-OFF-433)', (text, holds) => {
  const read = textOfLines(20, 3).safeParse(text);
  expect(read.success).toBe(holds);
  if (!read.success)
    expect(commandRefusals(read.error)).toMatchObject([{ code: 'field-too-big', values: { most: 3, of: 'lines' } }]);
});
