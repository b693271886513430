/** Packed games by event in something other than a `Map`; the other map methods are derived from the abstract ones. */
export abstract class ReportsByEvent implements ReadonlyMap<string, Uint8Array> {
  abstract readonly size: number;
  abstract get(event: string): Uint8Array | undefined;
  abstract has(event: string): boolean;
  abstract entries(): MapIterator<[string, Uint8Array]>;

  *keys(): MapIterator<string> {
    for (const [event] of this.entries()) yield event;
  }

  *values(): MapIterator<Uint8Array> {
    for (const [, bytes] of this.entries()) yield bytes;
  }

  forEach(each: (bytes: Uint8Array, event: string, reports: ReadonlyMap<string, Uint8Array>) => void): void {
    for (const [event, bytes] of this.entries()) each(bytes, event, this);
  }

  [Symbol.iterator](): MapIterator<[string, Uint8Array]> {
    return this.entries();
  }
}

/** Reports that are read on each access. */
export class LazyReports extends ReportsByEvent {
  readonly size: number;
  readonly #events: readonly string[];
  readonly #read: (place: number) => Uint8Array;
  #places: ReadonlyMap<string, number> | undefined;

  constructor(events: readonly string[], read: (place: number) => Uint8Array) {
    super();
    this.size = events.length;
    this.#events = events;
    this.#read = read;
  }

  #placeOf(event: string): number | undefined {
    this.#places ??= new Map(this.#events.map((each, place) => [each, place]));
    return this.#places.get(event);
  }

  get(event: string): Uint8Array | undefined {
    const place = this.#placeOf(event);
    return place === undefined ? undefined : this.#read(place);
  }

  has(event: string): boolean {
    return this.#placeOf(event) !== undefined;
  }

  override keys(): MapIterator<string> {
    return this.#events.values() as MapIterator<string>;
  }

  *entries(): MapIterator<[string, Uint8Array]> {
    for (const [place, event] of this.#events.entries()) yield [event, this.#read(place)];
  }
}
