import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** docs/decisions.md against the code: every tag is cited somewhere, and every cited tag is listed. */

const root = fileURLToPath(new URL('..', import.meta.url));
const rows = [
  ...readFileSync(join(root, 'docs/decisions.md'), 'utf8').matchAll(
    /^\| `(D-[A-Z][A-Z0-9]*-\d+)` \|[^|]*\|([^|]*)\|$/gm,
  ),
].map(([, tag, where]) => ({ tag: tag!, places: [...where!.matchAll(/`([^`]+)`/g)].map((match) => match[1]!) }));

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'node_modules' ? [] : filesBelow(path);
    return path.endsWith('.ts') ? [path] : [];
  });
}

describe('decisions', () => {
  it('lists each tag once', () => {
    const tags = rows.map((row) => row.tag);
    expect(tags.length).toBeGreaterThan(25);
    expect(new Set(tags).size).toBe(tags.length);
  });
  it.each(rows.filter((row) => row.places.length > 0).map((row) => [row.tag, row.places] as const))(
    '%s is cited where the table says',
    (tag, places) => {
      for (const place of places)
        expect(readFileSync(join(root, place), 'utf8'), place).toMatch(new RegExp(`${tag}(?!\\d)`));
    },
  );
  it('knows every tag that the code cites', () => {
    const known = new Set(rows.map((row) => row.tag));
    for (const path of ['packages', 'apps'].flatMap((folder) => filesBelow(join(root, folder))))
      for (const [tag] of readFileSync(path, 'utf8').matchAll(
        /\bD-(?:ALL|FCE|FIDE|F24|FRS|SWISS|COMP|TRF|TSW|OFF)-\d+/g,
      ))
        expect(known, path).toContain(tag);
  });
});
