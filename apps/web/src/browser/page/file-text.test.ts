import { filesOf, NAMES } from '@escala/formats/encoding/testing';
import { describe, expect, it } from 'vitest';
import { fideLines } from '../registry/fide-lines.ts';
import { fileText } from './file-text.ts';

describe('a file that somebody chooses', () => {
  it.each(Object.entries(filesOf(NAMES)))('in the registry and on the desk of an event: %s', async (_, bytes) => {
    expect(await fileText(new Blob([bytes]))).toBe(NAMES);
  });

  const list = `ID Number  Name                     Fed\n11         Núñez, Begoña            ESP\n`;
  it.each(Object.entries(filesOf(list)))('a list of FIDE: %s', async (_, bytes) => {
    const kept = fideLines(new Blob([bytes]), { fideIds: ['11'], federations: [] }, () => undefined);
    expect(await kept).toBe(list);
  });
});
