import { expect, it } from 'vitest';
import { nameOfFile } from './write-event-file.ts';

const MADE = '01a1ed83-3ac6-701e-a3b2-59e4d389a403';

it('[D-OFF-963] files are named by the id that somebody chose, otherwise by the name of the event', () => {
  expect(nameOfFile('open-2026', 'Open of Sants')).toBe('open-2026');
  expect(nameOfFile('a/b c', 'Open')).toBe('a-b-c');
  expect(nameOfFile(MADE, 'Obert de l’Hospitalet, 3a edició')).toBe('obert-de-l-hospitalet-3a-edicio');
  expect(nameOfFile(MADE, 'Łódź & Bjørn')).toBe('lodz-bjorn');
  // None of it can be used in file names everywhere.
  expect(nameOfFile(MADE, 'Турнир')).toBe(MADE);
  expect(nameOfFile(MADE, undefined)).toBe(MADE);
  expect(nameOfFile(MADE, 'x'.repeat(61))).toHaveLength(60);
});
