import { momentOf } from '../../desks/log/instant.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The command that a form says: what is fixed, and each control at the place that its name tells (`facts.rounds`, `results.0.board`).
 * `data-as` says what a value is: `number`, `boolean` (a tick), `list` and `numbers` (all ticked values of one name), `lines` (one
 * each), `json`, `merge` (JSON whose fields go into the place itself), `spread` (JSON whose fields stand beside each other there), `text` (kept when empty), `moment:Europe/Madrid` (date and time by the clocks there), `picked` (what was chosen from the
 * list under the field, or what is written). Anything empty is left out.
 */
export function commandOf(form: HTMLFormElement): Record<string, unknown> {
  const command = structuredClone(JSON.parse(form.dataset.fixed ?? '{}')) as Record<string, unknown>;
  for (const control of controlsOf(form)) {
    const value = saidBy(control);
    if (value === undefined) continue;
    const path = control.name.split('.');
    if (control.dataset.as === 'list' || control.dataset.as === 'numbers') listAt(command, path).push(value);
    else if (control.dataset.as === 'merge') Object.assign(placeAt(command, [...path, '']), value);
    else if (control.dataset.as === 'spread') Object.assign(placeAt(command, path), value);
    else placeAt(command, path)[path.at(-1)!] = value;
  }
  return command;
}

const MOMENT = 'moment:';

/** `reason` is said beside the command. */
const BESIDE = ['reason'];

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      // Also what stands in a group that is closed.
      !element.matches(':disabled') &&
      !BESIDE.includes(element.name),
  );
}

function saidBy(control: Control): unknown {
  const { as } = control.dataset;
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    if (as === 'boolean') return control.checked;
    return control.checked
      ? typed(control.value, as === 'list' ? undefined : as === 'numbers' ? 'number' : as)
      : undefined;
  }
  return as === 'picked' && control.dataset.picked ? control.dataset.picked : typed(control.value, as);
}

function typed(written: string, as: string | undefined): unknown {
  const value = written.trim();
  if (as === 'text') return written;
  if (as === 'lines') return value.split(/\s*\n\s*/).filter((line) => line !== '');
  if (value === '') return undefined;
  if (as?.startsWith(MOMENT) && !Number.isNaN(Date.parse(value))) return momentOf(value, as.slice(MOMENT.length));
  // What is no number goes to the office as it is, which says so.
  if (as === 'number') return Number.isNaN(Number(value.replace(',', '.'))) ? value : Number(value.replace(',', '.'));
  return as === 'json' || as === 'merge' || as === 'spread' ? JSON.parse(value) : value;
}

type Place = Record<string, unknown>;

/** What holds the last name of the path; made on the way where it is not there. */
function placeAt(command: Place, path: readonly string[]): Place {
  let place: Place = command;
  path.slice(0, -1).forEach((name, i) => {
    place[name] ??= /^\d+$/.test(path[i + 1]!) ? [] : {};
    place = place[name] as Place;
  });
  return place;
}

function listAt(command: Place, path: readonly string[]): unknown[] {
  const place = placeAt(command, path);
  place[path.at(-1)!] ??= [];
  return place[path.at(-1)!] as unknown[];
}
