import { expect, it } from 'vitest';
import { entryOf } from './entry-of.ts';

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'what every object inherits, %s, is no entry',
  (name) => {
    expect(entryOf({ swiss: 1 }, name)).toBeUndefined();
    expect(entryOf(Object.fromEntries([[name, 1]]), name)).toBe(1);
  },
);
