/** A value in use, and the turn of its last use. */
interface Held {
  value: unknown;
  turn: number;
}

let turn = 0;
let held: WeakRef<Held>[] = [];

/** Drops everything not used since the last call (D-OFF-727). */
export function dropUnused(): void {
  held = held.filter((each) => {
    const present = each.deref();
    if (present === undefined || present.turn === turn) return present !== undefined;
    present.value = undefined;
    return false;
  });
  turn++;
}

/** A value that is dropped when unused for a while; `asked` counts as a use, `seen` does not. */
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

/** Made again on use after it was dropped. `made`: the present value, without counting as a use. */
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
