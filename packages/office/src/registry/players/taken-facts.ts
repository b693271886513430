import canonicalize from 'canonicalize';
import type { FieldsWhere } from '../../kit/record-fields.ts';
import type { TakenFact } from '../merging/merge.ts';
import { PLAYER_FIELDS, type Player } from './player.ts';

type Json = TakenFact['before'];

/** The facts that the kept player takes over, field by field, as the table of fields says. */
export function takenFacts(kept: Player, duplicate: Player): TakenFact[] {
  const taken: TakenFact[] = [];
  const take = (path: string[], before: unknown, after: unknown): void => {
    if (isSame(before, after)) return;
    const fact = { path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
    taken.push(fact as TakenFact);
  };
  for (const field of Object.keys(PLAYER_FIELDS) as (keyof Player)[]) {
    const [own, theirs] = [kept[field], duplicate[field]];
    const { merged } = PLAYER_FIELDS[field];
    if (merged === 'if-missing') take([field], own, own ?? theirs);
    else if (merged === 'earlier') take([field], own, earlier(own as string | number, theirs as string | number));
    else if (merged === 'made') take([field], own, MADE[field as MadeField](kept, duplicate));
    else if (merged === 'each') {
      const known = own as Tree | undefined;
      if (known === undefined) take([field], undefined, theirs);
      else
        for (const [name, value] of Object.entries(theirs ?? {}))
          take([field, name], known[name], known[name] ?? value);
    }
  }
  return taken;
}

type MadeField = FieldsWhere<typeof PLAYER_FIELDS, 'merged', 'made'>;

/** Derived from the facts of both. */
const MADE: { readonly [Field in MadeField]: (kept: Player, duplicate: Player) => Player[Field] } = {
  birthYear: (kept, duplicate) =>
    (kept.birthDate ?? duplicate.birthDate) === undefined ? (kept.birthYear ?? duplicate.birthYear) : undefined,
  licensedOn: (kept, duplicate) => daysOfBoth(kept, duplicate, 'licensedOn'),
  licensedUntil: (kept, duplicate) => daysOfBoth(kept, duplicate, 'licensedUntil'),
  titles: titlesOfBoth,
};

export function earlier<Value extends string | number>(a: Value | undefined, b: Value | undefined): Value | undefined {
  return a === undefined || (b !== undefined && b < a) ? b : a;
}

/** Days of the licences taken over. */
function daysOfBoth<Field extends 'licensedOn' | 'licensedUntil'>(
  kept: Player,
  duplicate: Player,
  field: Field,
): Player[Field] {
  const more = Object.entries(duplicate[field] ?? {}).filter(([season]) => kept.licences[season] === undefined);
  return more.length === 0 ? kept[field] : { ...kept[field], ...Object.fromEntries(more) };
}

function titlesOfBoth(kept: Player, duplicate: Player): Player['titles'] {
  const held = new Set(kept.titles?.map(({ title }) => title));
  const more = (duplicate.titles ?? []).filter(({ title }) => !held.has(title));
  return more.length === 0 ? kept.titles : [...(kept.titles ?? []), ...more];
}

/** The player with the facts taken over. */
export function withFacts(player: Player, facts: readonly TakenFact[]): Player {
  return facts.reduce((body, { path, after }) => withValue(body, path, after), player);
}

/** The player without these facts. A fact changed since then stays and is named. */
export function withoutFacts(player: Player, facts: readonly TakenFact[]): { player: Player; changedSince: string[] } {
  const changed = facts.filter(({ path, after }) => !isSame(valueAt(player, path), after));
  const undone = facts.filter((fact) => !changed.includes(fact));
  return {
    player: undone.reduce((body, { path, before }) => withValue(body, path, before), player),
    changedSince: changed.map(({ path }) => path.join('.')),
  };
}

type Tree = { readonly [name: string]: unknown };

function withValue(player: Player, path: readonly string[], value: Json): Player {
  return withLeaf(player, path, value) as Player;
}

function withLeaf(tree: Tree, [name, ...rest]: readonly string[], value: Json): Tree {
  const { [name!]: own, ...others } = tree;
  const leaf = rest.length === 0 ? value : withLeaf((own ?? {}) as Tree, rest, value);
  return leaf === undefined ? others : { ...others, [name!]: leaf };
}

function valueAt(player: Player, path: readonly string[]): unknown {
  return path.reduce<unknown>((tree, name) => (tree as Tree | undefined)?.[name], player);
}

/** The order of keys in an object does not matter. */
function isSame(a: unknown, b: unknown): boolean {
  return a === undefined || b === undefined ? a === b : canonicalize(a) === canonicalize(b);
}
