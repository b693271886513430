/**
 * Who sees a field of a record: `near`: the player, the delegates of the player's club and the office; `desk`: those
 * who run the event; `concerned`: the people or clubs of the matter, and those who decide it; `office`: officers and
 * the commission; `accounts`: administrators, and the holder of the account; `nobody`: the program alone.
 */
export type SeenBy = 'everybody' | 'near' | 'desk' | 'concerned' | 'office' | 'accounts' | 'nobody';

/** Of every field of a record: without a line for it, it does not compile. */
export type SeenFields<Body> = { readonly [Field in keyof Body]-?: SeenBy };

/** A record as everybody may see it. */
export function publicPart<Body extends object, const Fields extends SeenFields<Body>>(
  body: Body,
  fields: Fields,
): Pick<Body, PublicField<Fields> & keyof Body> {
  const shown = Object.entries(body).filter(([field]) => fields[field as keyof Body] === 'everybody');
  return Object.fromEntries(shown) as never;
}
type PublicField<Fields> = { [Field in keyof Fields]: Fields[Field] extends 'everybody' ? Field : never }[keyof Fields];
