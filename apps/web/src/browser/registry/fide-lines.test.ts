import { describe, expect, it } from 'vitest';
import { fideLines } from './fide-lines.ts';

const wanted = { fideIds: ['11'], federations: ['AND'] };
const kept = (text: string): Promise<string> => fideLines(new Blob([text]), wanted, () => undefined);

describe('lines of a FIDE list that concern a federation', () => {
  it('are kept of a text with its headings, by id and by federation', async () => {
    const text =
      'ID Number  Name         Fed Sex\n11         Puig, Anna   ESP F\n111        Pi, Pau      FRA M\n22         Roca, B      AND F\n';
    expect(await kept(text)).toBe(text.replace('111        Pi, Pau      FRA M\n', ''));
  });

  const person = (id: number, country: string) =>
    `<player>\n<fideid>${id}</fideid>\n<country>${country}</country>\n</player>\n`;
  const list = (...people: readonly string[]) =>
    `<?xml version="1.0"?>\n<playerslist>\n${people.join('')}</playerslist>\n`;

  it.each([
    ['at the start', [person(11, 'ESP'), person(12, 'FRA')], ['11']],
    ['at the end', [person(12, 'FRA'), person(22, 'AND')], ['22']],
    ['nowhere', [person(12, 'FRA'), person(13, 'FRA')], []],
    ['alone', [person(11, 'FRA')], ['11']],
  ])('are kept of an XML list: %s', async (_where, people, ids) => {
    const text = await kept(list(...people));
    expect([...text.matchAll(/<fideid>(\d+)/g)].map(([, id]) => id)).toEqual(ids);
    expect(text.startsWith('<?xml')).toBe(true);
    expect(text.trimEnd().endsWith('</playerslist>')).toBe(true);
    expect(text.match(/<player>/g)?.length ?? 0).toBe(text.match(/<\/player>/g)?.length ?? 0);
  });

  it('are found wherever the pieces of the file are cut', async () => {
    const text = list(person(12, 'FRA'), person(11, 'ESP'), person(13, 'FRA'));
    const whole = await kept(text);
    for (const size of [1, 7, 50]) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
        text.slice(i * size, (i + 1) * size),
      );
      const file = {
        size: text.length,
        stream: () =>
          new ReadableStream({
            start: (stream) => {
              for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
              stream.close();
            },
          }),
      };
      expect(await fideLines(file as unknown as Blob, wanted, () => undefined)).toBe(whole);
    }
  });
});
