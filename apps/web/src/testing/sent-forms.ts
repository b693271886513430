import { allActs } from '@escala/office';
import { commandFrom, type Said } from '../browser/desk/command-from.ts';

/** A control as rendered on a page, with its possible values. */
interface Control extends Said {
  readonly type: string;
  readonly isRequired: boolean;
  readonly options: readonly string[];
}

interface SentForm {
  readonly act: string;
  readonly fixed: object;
  readonly controls: readonly Control[];
}

/** Values that people type: the first one that the act accepts in a field is used. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  date: ['2017-03-01'],
  time: ['16:30'],
  'datetime-local': ['2017-03-01T18:00'],
  email: ['ana@example.org'],
  url: ['https://example.org/'],
  hidden: ['1', '[]', '{}'],
};
const TEXTS = ['Ana', '1', '2017-03-01', 'ESP', 'A', 'sants', 'ana@example.org', '2017', '#0e4a5a'];

/**
 * Faults in the forms of a page: each form is filled in and read as by a browser,
 * and the act must accept it. Every choice is tried, and every optional field is
 * filled in once. Controls that a module names or enables are left to that module.
 */
export function formFaults(page: string): string[] {
  return formsOf(page).flatMap(faultsOf);
}

function faultsOf({ act: kind, fixed, controls }: SentForm): string[] {
  const act = allActs.find((each) => each.kind === kind);
  if (act === undefined) return [`${kind}: no such act`];
  const problems = (all: readonly Control[]): Problem[] =>
    act.command.safeParse(commandFrom(fixed, all)).error?.issues.map(({ code, path, message, ...issue }) => {
      const keys = code === 'unrecognized_keys' ? ` ${String((issue as { keys?: unknown }).keys)}` : '';
      return { at: path.join('.'), isUnknown: keys !== '', said: `${kind}: ${path.join('.')}: ${message}${keys}` };
    }) ?? [];
  const isTaken = (all: readonly Control[], name: string): boolean =>
    !problems(all).some(({ at, isUnknown }) => isUnknown || at === name || at.startsWith(`${name}.`));
  const filled = filledIn(controls, isTaken);
  const said = problems(filled).map((problem) => problem.said);
  const other = filled.flatMap((control, i) =>
    variants(control)
      .filter((values) => !values.some((value) => isTaken(filled.with(i, value), control.name)))
      .map(() => `${kind}: ${control.name} takes nothing that can be said there`),
  );
  return [...said, ...other];
}

interface Problem {
  readonly at: string;
  readonly isUnknown: boolean;
  readonly said: string;
}

/** Fills in what is required: a text, one of the buttons, one of the check boxes. */
function filledIn(
  controls: readonly Control[],
  isTaken: (all: readonly Control[], name: string) => boolean,
): readonly Control[] {
  let filled = controls;
  for (const [i, control] of controls.entries()) {
    const { name, type, value, isRequired } = control;
    const isChosen = filled.some((each) => each.name === name && each.isTicked);
    if (type === 'radio' && !isChosen) filled = filled.with(i, { ...control, isTicked: true });
    if (type === 'checkbox' && control.as !== 'boolean' && !isChosen && !isTaken(filled, name))
      filled = filled.with(i, { ...control, isTicked: true });
    if (value === '' && (isRequired || type === 'hidden' || type === 'select')) {
      const possible = written(control).find((each) => isTaken(filled.with(i, each), name));
      if (possible && !isTaken(filled, name)) filled = filled.with(i, possible);
    }
  }
  return filled;
}

/** Each choice separately; for an empty field, any typical value. */
function variants(control: Control): Control[][] {
  if (control.type === 'select')
    return control.options.filter((value) => value !== '').map((value) => [{ ...control, value }]);
  if (control.type === 'checkbox') return [[{ ...control, isTicked: true }]];
  return control.value === '' && control.type !== 'hidden' ? [written(control)] : [];
}

function written(control: Control): Control[] {
  const { type, options } = control;
  const values = type === 'select' ? options.filter((value) => value !== '') : (WRITTEN[type] ?? TEXTS);
  return values.map((value) => ({ ...control, value }));
}

const TAG = /<(\/?)(form|fieldset|template|input|select|option|textarea)\b([^>]*)>([^<]*)/g;

export function formsOf(page: string): SentForm[] {
  const forms: (SentForm & { controls: Control[] })[] = [];
  const closed: boolean[] = [];
  let form: (typeof forms)[number] | undefined;
  let templates = 0;
  for (const [, end, tag, written = '', text = ''] of page.matchAll(TAG)) {
    const has = attributesOf(written);
    if (tag === 'template') templates += end ? -1 : 1;
    else if (tag === 'form') {
      const act = end ? undefined : has.get('data-act');
      form = act === undefined ? undefined : { act, fixed: JSON.parse(has.get('data-fixed') ?? '{}'), controls: [] };
      if (form) forms.push(form);
    } else if (tag === 'fieldset') {
      if (end) closed.pop();
      else closed.push(has.has('disabled'));
    } else if (form && !end && tag === 'option') {
      const last = form.controls.at(-1);
      const value = has.get('value') ?? plain(text).trim();
      if (last?.type !== 'select') continue;
      const isChosen = has.has('selected') || last.options.length === 0;
      form.controls.splice(-1, 1, { ...last, options: [...last.options, value], ...(isChosen && { value }) });
    } else if (form && !end && templates === 0) {
      const control = controlOf(tag!, has, plain(text));
      // A select is tracked even if it is disabled, so that its options do not go to another.
      if (!closed.includes(true) && control.name !== 'reason') form.controls.push(control);
    }
  }
  return forms.map((each) => ({ ...each, controls: each.controls.filter(({ name }) => name !== '') }));
}

function controlOf(tag: string, has: ReadonlyMap<string, string>, text: string): Control {
  const type = tag === 'input' ? (has.get('type') ?? 'text') : tag;
  return {
    name: has.get('name') ?? '',
    type,
    value: tag === 'textarea' ? text : (has.get('value') ?? (type === 'checkbox' ? 'on' : '')),
    ...((type === 'checkbox' || type === 'radio') && { isTicked: has.has('checked') }),
    picked: has.get('data-picked'),
    as: has.get('data-as'),
    empty: has.get('data-empty') === 'null' ? 'null' : undefined,
    isRequired: has.has('required'),
    options: [],
  };
}

const attributesOf = (written: string): Map<string, string> =>
  new Map([...written.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name!, plain(value)]));

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => SIGNS[name]!);
