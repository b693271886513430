/** Something that somebody asked for, and in which turn last. */
interface Held {
  value: unknown;
  turn: number;
}

let turn = 0;
let held: WeakRef<Held>[] = [];

/** What nobody has asked for since the last time goes; it is made again when somebody does (D-OFF-727). */
export function letUnusedGo(): void {
  held = held.filter((each) => {
    const present = each.deref();
    if (present === undefined || present.turn === turn) return present !== undefined;
    present.value = undefined;
    return false;
  });
  turn++;
}

/** `made`: what is there, without asking for it. */
export function whileUsed<Value extends object>(
  make: () => Value,
): (() => Value) & { readonly made: () => Value | undefined } {
  const own: Held = { value: undefined, turn };
  const get = (): Value => {
    own.turn = turn;
    if (own.value === undefined) {
      own.value = make();
      held.push(new WeakRef(own));
    }
    return own.value as Value;
  };
  return Object.assign(get, { made: () => own.value as Value | undefined });
}
