import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Path } from '../faults/fault.ts';
import { placeFaults, positionsOf } from './place-faults.ts';

function pointsAt(text: string, path: Path, pointAt: 'value' | 'name' = 'value'): string {
  const { line, column } = placeFaults(text, [{ code: 'missing', path, pointAt, values: {} }])[0]!;
  return text.split('\n')[line - 1]!.slice(column - 1);
}

describe('places of values in a text', () => {
  const text = '{\n "a" : [ 1 , {"b": "x\\"y]", "c":{}} ] ,\n "d":null\n}';

  it('are those of the value, or of its name', () => {
    expect(pointsAt(text, ['a'])).toBe('[ 1 , {"b": "x\\"y]", "c":{}} ] ,');
    expect(pointsAt(text, ['a', 0])).toBe('1 , {"b": "x\\"y]", "c":{}} ] ,');
    expect(pointsAt(text, ['a', 1, 'c'])).toBe('{}} ] ,');
    expect(pointsAt(text, ['a', 1, 'c'], 'name')).toBe('"c":{}} ] ,');
    expect(pointsAt(text, ['d'])).toBe('null');
  });

  it('are those of the innermost container if there is no such value', () => {
    expect(pointsAt(text, ['a', 1, 'z'])).toBe('{"b": "x\\"y]", "c":{}} ] ,');
    expect(pointsAt(text, ['a', 7, 'z'])).toBe('[ 1 , {"b": "x\\"y]", "c":{}} ] ,');
    expect(pointsAt(text, ['z', 'y'], 'name')).toBe('{');
  });

  it('are those of the last if a name occurs twice', () => {
    expect(pointsAt('{"a":[{"x":1}],"a":[2]}', ['a', 0])).toBe('2]}');
    expect(pointsAt('{"a":[{"x":1}],"a":[2]}', ['a', 0, 'x'])).toBe('2]}');
    expect(pointsAt('{"a":{"x":{"y":1}},"a":{"z":1}}', ['a', 'x', 'y'])).toBe('{"z":1}}');
  });

  it('count lines that end in LF, CR LF or CR', () => {
    expect(positionsOf('a\nb\r\nc\rd', [0, 2, 5, 7, 8])).toEqual([
      { line: 1, column: 1 },
      { line: 2, column: 1 },
      { line: 3, column: 1 },
      { line: 4, column: 1 },
      { line: 4, column: 2 },
    ]);
  });

  it('are right for every value of every text', () => {
    forAll({ of: [fc.json(), fc.constantFrom('', ' ', '\n')] }, (json, indent) => {
      const value: unknown = JSON.parse(json);
      const written = JSON.stringify(value, null, indent);
      for (const { path, value: found } of valuesIn(value)) {
        const { line, column } = placeFaults(written, [{ code: 'missing', path, values: {} }])[0]!;
        const lines = written.split('\n').slice(line - 1);
        expect(
          lines
            .join('\n')
            .slice(column - 1)
            .replace(/\s/g, ''),
        ).toMatch(startOf(found));
      }
    });
  });
});

function valuesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inside =
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([name, child]) =>
          valuesIn(child, [...path, Array.isArray(value) ? Number(name) : name]),
        );
  return [{ path, value }, ...inside];
}

function startOf(value: unknown): RegExp {
  const text = JSON.stringify(value).replace(/\s/g, '');
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
