import type { FidePage, FidePages } from '../ports.ts';

/** A register in memory. */
export function memoryFidePages(): FidePages {
  let version = 0;
  let [pages, kept]: [Map<string, FidePage>, string] = [new Map(), ''];
  return {
    version: async () => version || undefined,
    head: async () => (version === 0 ? undefined : { version, head: kept }),
    pages: async (wanted, kind, numbers) =>
      wanted === version ? numbers.flatMap((page) => pages.get(`${kind}/${page}`) ?? []) : undefined,
    replace: async (portions, head) => {
      const next = new Map<string, FidePage>();
      for (const portion of portions)
        for (const page of portion) next.set(`${page.kind}/${page.page}`, { ...page, bytes: page.bytes.slice() });
      [pages, kept] = [next, head()];
      version++;
    },
  };
}
