/** Whether two values are the same as JSON: key order does not matter, nor do fields without a value. */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [one as Fields, other as Fields];
  let fields = 0;
  for (const name in mine) {
    if (mine[name] === undefined) continue;
    if (!Object.hasOwn(theirs, name) || !isSameContent(mine[name], theirs[name])) return false;
    fields++;
  }
  for (const name in theirs) if (theirs[name] !== undefined) fields--;
  return fields === 0;
}

type Fields = Readonly<Record<string, unknown>>;
