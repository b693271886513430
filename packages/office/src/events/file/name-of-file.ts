import { folded } from '../../kit/search-words.ts';

/** A generated id. */
const MADE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LONGEST = 60;

/** The first part of an event's file names: its id, or its name if the id is generated (D-OFF-963). */
export function nameOfFile(id: string, name: string | undefined): string {
  const said = MADE.test(id) && name !== undefined ? folded(name).replaceAll(/[^a-z0-9]+/g, '-') : id;
  return (
    said
      .replaceAll(/[^\w-]/g, '-')
      .slice(0, LONGEST)
      .replace(/^-+|-+$/g, '') || id
  );
}
