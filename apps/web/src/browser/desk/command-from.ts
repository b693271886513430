import { momentOf } from '@escala/core';

/** The content of a form control, as `components/act-fields.ts` rendered it from the act's schema. */
export interface Said {
  /** Its place in the command: `facts.rounds`, `results.0.board`. */
  readonly name: string;
  readonly value: string;
  /** For a checkbox or radio button. */
  readonly isTicked?: boolean | undefined;
  /** A radio button. In a list, a group without a choice leaves a gap at its place. */
  readonly isOneOf?: boolean | undefined;
  /** The player picked from the list below the field. */
  readonly picked?: string | undefined;
  /**
   * Type of the value: `number`, `boolean` (a tick), `list` and `numbers` (all values of
   * one name), `lines` (one each), `json`, `spread` (JSON whose fields become siblings
   * there), `text` (kept when empty), `moment:Europe/Madrid` (local date and time there).
   */
  readonly as?: string | undefined;
  /** `null`: an empty field deletes the value. */
  readonly empty?: string | undefined;
}

/** The fixed part, with each control's value in its place. Empty values are left out. */
export function commandFrom(fixed: object, controls: readonly Said[]): Record<string, unknown> {
  const command = structuredClone(fixed) as Place;
  for (const control of controls) {
    const value = saidBy(control);
    const path = control.name.split('.');
    if (value === undefined) {
      if (control.isOneOf) gapAt(command, path);
      continue;
    }
    if (control.as === 'list' || control.as === 'numbers') listAt(command, path).push(value);
    else if (control.as === 'spread') Object.assign(placeAt(command, path), value);
    else placeAt(command, path)[path.at(-1)!] = value;
  }
  return command;
}

function saidBy({ value, isTicked, picked, as, empty }: Said): unknown {
  if (as === 'boolean') return isTicked;
  if (isTicked === false) return undefined;
  const said = typed(picked || value, as);
  return said === undefined && empty === 'null' ? null : said;
}

const MOMENT = 'moment:';

function typed(written: string, as: string | undefined): unknown {
  const value = written.trim();
  if (as === 'text') return written;
  if (as === 'lines') return value.split(/\s*\n\s*/).filter((line) => line !== '');
  if (value === '') return undefined;
  if (as?.startsWith(MOMENT) && !Number.isNaN(Date.parse(value))) return momentOf(value, as.slice(MOMENT.length));
  // A text that is not a number is sent unchanged, for the office to refuse.
  if (as === 'number' || as === 'numbers')
    return Number.isNaN(Number(value.replace(',', '.'))) ? value : Number(value.replace(',', '.'));
  return as === 'json' || as === 'spread' ? JSON.parse(value) : value;
}

type Place = Record<string, unknown>;

/** The container of the last name of the path; created on the way if missing. */
function placeAt(command: Place, path: readonly string[]): Place {
  let place: Place = command;
  path.slice(0, -1).forEach((name, i) => {
    place[name] ??= /^\d+$/.test(path[i + 1]!) ? [] : {};
    place = place[name] as Place;
  });
  return place;
}

function gapAt(command: Place, path: readonly string[]): void {
  if (!/^\d+$/.test(path.at(-1)!)) return;
  const list = placeAt(command, path) as unknown as unknown[];
  list.length = Math.max(list.length, Number(path.at(-1)) + 1);
}

function listAt(command: Place, path: readonly string[]): unknown[] {
  const place = placeAt(command, path);
  place[path.at(-1)!] ??= [];
  return place[path.at(-1)!] as unknown[];
}
