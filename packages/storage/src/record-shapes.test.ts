import { STORED_SHAPES } from '@escala/office';
import { describe, expect, it } from 'vitest';
import { shapesAfter } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

describe('[D-OFF-1420] shapes and steps', () => {
  it('a number is raised by a step that takes over what is there, or refuses it', () => {
    expect(Object.fromEntries(shapesAfter(MIGRATIONS))).toEqual(STORED_SHAPES);
  });

  it('no step lowers a number', () => {
    MIGRATIONS.forEach(({ name, shapes = {} }, i) => {
      const before = shapesAfter(MIGRATIONS.slice(0, i));
      for (const [shape, number] of Object.entries(shapes))
        expect(number, `${name} ${shape}`).toBeGreaterThan(before.get(shape) ?? 0);
    });
  });
});
