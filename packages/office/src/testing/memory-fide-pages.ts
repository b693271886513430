import type { FidePage, FidePages } from '../ports.ts';

/** A register in memory. */
export function memoryFidePages(): FidePages {
  let version = 0;
  let [pages, kept]: [Map<string, FidePage>, string] = [new Map(), ''];
  return {
    read: (work) =>
      work({
        version: async () => version || undefined,
        head: async () => kept,
        pages: async (kind, numbers) => numbers.flatMap((page) => pages.get(`${kind}/${page}`) ?? []),
      }),
    replace: async (portions, head) => {
      const next = new Map<string, FidePage>();
      for (const portion of portions)
        for (const page of portion) next.set(`${page.kind}/${page.page}`, { ...page, bytes: page.bytes.slice() });
      [pages, kept] = [next, head()];
      version++;
    },
  };
}
