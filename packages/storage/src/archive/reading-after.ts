import type { Reading } from '@escala/office';

/** The same reading, with a step that runs before each question. */
export function readingAfter(reading: Reading, step: () => Promise<void>): Reading {
  const first = <Args extends readonly unknown[], T>(ask: (...args: Args) => Promise<T>) => {
    return async (...args: Args): Promise<T> => {
      await step();
      return ask(...args);
    };
  };
  return {
    federation: reading.federation,
    head: first(reading.head),
    get: first(reading.get) as Reading['get'],
    getMany: first(reading.getMany) as Reading['getMany'],
    getAsOf: first(reading.getAsOf) as Reading['getAsOf'],
    versions: first(reading.versions) as Reading['versions'],
    list: first(reading.list) as Reading['list'],
    listAsOf: first(reading.listAsOf) as Reading['listAsOf'],
    find: first(reading.find) as Reading['find'],
    count: first(reading.count) as Reading['count'],
    papers: first(reading.papers),
    act: first(reading.act),
    acts: first(reading.acts),
    lastActOf: first(reading.lastActOf),
    actsAfter: first(reading.actsAfter),
  };
}
