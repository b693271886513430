/** Something that somebody asked for, and in which turn last. */
interface Held {
  value: unknown;
  turn: number;
}

let turn = 0;
let held: WeakRef<Held>[] = [];

/** What nobody has asked for since the last time goes (D-OFF-727). */
export function letUnusedGo(): void {
  held = held.filter((each) => {
    const present = each.deref();
    if (present === undefined || present.turn === turn) return present !== undefined;
    present.value = undefined;
    return false;
  });
  turn++;
}

/** What goes when nobody has asked for it for a while; `seen` looks at it without asking for it. */
export interface UntilUnused<Value> {
  readonly asked: () => Value | undefined;
  readonly seen: () => Value | undefined;
}

export function untilUnused<Value extends object>(value: Value): UntilUnused<Value> {
  const own: Held = { value, turn };
  held.push(new WeakRef(own));
  return {
    asked: () => {
      own.turn = turn;
      return own.value as Value | undefined;
    },
    seen: () => own.value as Value | undefined,
  };
}

/** It is made again when somebody asks. `made`: what is there, without asking for it. */
export function whileUsed<Value extends object>(
  make: () => Value,
): (() => Value) & { readonly made: () => Value | undefined } {
  let own: UntilUnused<Value> | undefined;
  const get = (): Value => {
    const present = own?.asked();
    if (present !== undefined) return present;
    const value = make();
    own = untilUnused(value);
    return value;
  };
  return Object.assign(get, { made: () => own?.seen() });
}
