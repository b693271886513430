import type { KeyAfter } from '@escala/core';
import { newActId, officeApi } from '../../api/office-api.ts';
import { ProblemAnswer } from '../../api/problem-answer.ts';
import { onSubmit, showProblems } from '../../api/submit-form.ts';
import { showOnNextPage } from '../../desk/next-page-message.ts';
import { comparing } from '../../events/compare-event.ts';
import { dayInWords, pageLocale } from '../../page/dates.ts';
import { onTextChosen } from '../../page/file-text.ts';
import { filled } from '../../page/words.ts';
import { translateOf } from '../../registry/import-words.ts';

/** An event as one file: its contents are shown before it is sent. */
interface EventFile {
  readonly format: 'escala/event-file@1';
  readonly federation: string;
  readonly event: {
    readonly id: string;
    readonly body: {
      readonly name: string;
      readonly start: string;
      readonly end: string;
      readonly rounds: number;
      readonly state: KeyAfter<'web.event-state.'>;
    };
  };
  readonly players: readonly { readonly id: string; readonly name?: string }[];
  readonly rounds: readonly unknown[];
  readonly boards: readonly { readonly result?: string }[];
  readonly history: readonly { readonly at?: string }[];
}

interface Received {
  readonly event: string;
  readonly registered?: readonly { readonly name: string }[];
  readonly takenBack?: readonly { readonly name: string }[];
}

const translate = translateOf<'event-receive.ts'>();
const form = document.querySelector<HTMLFormElement>('form[data-receive]');
const compared = document.querySelector<HTMLFormElement>('form[data-compare]');
if (form && compared) receive(form, comparing(compared, translate));

function receive(form: HTMLFormElement, compare: (file: EventFile | undefined) => Promise<boolean>): void {
  const takingIn = form.querySelector<HTMLElement>('[data-taking-in]')!;
  const input = form.querySelector<HTMLInputElement>('input[type=file]')!;
  const button = form.querySelector<HTMLButtonElement>('button')!;
  const fault = document.getElementById(`${input.id}-fault`)!;
  const api = officeApi(form.dataset.federation ?? '');
  let file: EventFile | undefined;
  let id = newActId();

  const begun = (): void => {
    file = undefined;
    button.disabled = true;
  };
  onTextChosen(input, begun, async (text) => {
    file = text === undefined ? undefined : read(text);
    id = newActId();
    const isWrong = text !== undefined && file === undefined;
    fault.textContent = isWrong ? translate('web.desk-events.wrong-file') : '';
    fault.hidden = !isWrong;
    button.disabled = file === undefined;
    show(form, file);
    // An event that continued here too is not taken in: both versions are shown, and the user chooses (D-OFF-650).
    takingIn.hidden = await compare(file).catch((error: unknown) => {
      showProblems(form, error, (field) => field);
      return false;
    });
  });
  onSubmit(form, async (fields) => {
    if (file === undefined)
      throw new ProblemAnswer(422, [{ code: 'empty', message: translate('web.desk-events.no-file') }]);
    const { outcome } = await api
      .act<Received>('event.receive', commandOf(file, fields), { id })
      .catch((error: unknown) => {
        if (error instanceof ProblemAnswer) id = newActId();
        throw error;
      });
    const on = filled(form.dataset.then ?? '', { event: encodeURIComponent(outcome.event) });
    showOnNextPage(saidOf(file, outcome), on);
    location.assign(on);
  });
}

/** The tick counts as it is when sending. */
function commandOf(file: EventFile, fields: FormData): object {
  return fields.has('register') ? { file, register: true } : { file };
}

/** What the office did besides taking it in, with names. */
function saidOf(file: EventFile, { registered, takenBack }: Received): string {
  const named = (key: 'registered' | 'taken-back', players: Received['registered'] = []): string[] =>
    players.length === 0
      ? []
      : [translate(`web.desk-events.received-${key}`, { names: firstNames(players.map(({ name }) => name)) })];
  return [
    translate('web.desk-events.received', { name: file.event.body.name }),
    ...named('registered', registered),
    ...named('taken-back', takenBack),
  ].join(' ');
}

const NAMED = 5;

/** The first few of many, with their number. */
function firstNames(names: readonly string[]): string {
  const first = names.slice(0, NAMED).join('; ');
  const more = names.length - NAMED;
  return more > 0 ? `${first}; ${translate('web.word.and-more', { count: more })}` : first;
}

function read(text: string): EventFile | undefined {
  try {
    const read = JSON.parse(text) as EventFile;
    return read.format === 'escala/event-file@1' && read.event?.body?.name ? read : undefined;
  } catch {
    return undefined;
  }
}

function show(form: HTMLFormElement, file: EventFile | undefined): void {
  const preview = form.querySelector<HTMLElement>('[data-preview]')!;
  preview.hidden = file === undefined;
  if (file === undefined) return;
  const { name, start, end, rounds, state } = file.event.body;
  const { boards = [], players = [], history = [] } = file;
  const facts: Record<string, string> = {
    name,
    dates: start === end ? dayInWords(start) : `${dayInWords(start)} – ${dayInWords(end)}`,
    state: translate(`web.event-state.${state}`),
    players: String(players.length),
    rounds: `${file.rounds?.length ?? 0} / ${rounds}`,
    results: `${boards.filter(({ result }) => result !== undefined).length} / ${boards.length}`,
    from: file.federation,
    'last-act': history.at(-1)?.at ? new Date(history.at(-1)!.at!).toLocaleString(pageLocale()) : '–',
  };
  for (const place of preview.querySelectorAll<HTMLElement>('[data-fact]'))
    place.textContent = facts[place.dataset.fact ?? ''] ?? '';
  const warning = preview.querySelector<HTMLElement>('[data-warning]')!;
  warning.hidden = file.federation === form.dataset.federation;
  warning.textContent = translate('web.desk-events.other-federation', { federation: file.federation });
  preview.querySelector('[data-players]')!.replaceChildren(
    ...players.map((player) => {
      const line = document.createElement('li');
      line.textContent = player.name ?? player.id;
      return line;
    }),
  );
}
