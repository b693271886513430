import { officeApi } from '../../api/office-api.ts';
import { ProblemAnswer } from '../../api/problem-answer.ts';
import { clearProblems, showProblems } from '../../api/submit-form.ts';
import { keepTyped } from '../../desk/keep-typed.ts';
import { showOnNextPage } from '../../desk/next-page-message.ts';
import { recogniseLines } from '../../events/recognised-lines.ts';
import { filled, wordsOf } from '../../page/words.ts';

/** A tournament in a minute: shows who each line means, how many rounds suit, and pairs the first one. */
const place = document.querySelector<HTMLElement>('[data-run]')!;
const form = place.querySelector<HTMLFormElement>('form')!;
const control = (name: string): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement;
const words = wordsOf<'run-tournament.ts'>();
keepTyped(form, `escala.run.${form.dataset.federation}`);
const needed = JSON.parse(place.dataset.needed ?? '{}') as Readonly<Record<string, readonly number[]>>;
const api = officeApi(form.dataset.federation ?? '');
const [text, choices, rounds] = [control('entries.text'), control('entries.choices'), control('facts.rounds')];
const byTeams = JSON.parse(place.dataset.teams ?? '{}') as Readonly<Record<string, boolean>>;
let count = 0;
let teams = 0;
let open: readonly string[] = [];
// Rounds typed before this module loaded count as well (D-OFF-304).
let isRoundsTyped = rounds.value !== rounds.defaultValue;
let isLater = false;

const recognised = place.querySelector<HTMLElement>('[data-recognised]')!;
recogniseLines(recognised, text, {
  words,
  federation: form.dataset.federation ?? '',
  told: timeControl,
  chosen: (said) => (choices.value = said.length === 0 ? '' : JSON.stringify(said)),
  shown: (players, named, undecided) => {
    count = players;
    teams = named;
    open = undecided;
    suggestRounds();
  },
});
rounds.addEventListener('input', () => {
  isRoundsTyped = true;
});
form.addEventListener('change', ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  if (name === 'facts.timeControl') chooseTime(value);
  // A different time control uses other FIDE ratings.
  if (name.startsWith('facts.timeControl')) recognised.dispatchEvent(new Event('escala:again'));
  if (name === 'facts.type') {
    suggestRounds();
    showSettings();
  }
});
place.querySelector('[data-later]')!.addEventListener('click', () => {
  isLater = true;
  form.requestSubmit();
});
// Before anything is created, while the text can still be corrected.
form.addEventListener(
  'submit',
  (event) => {
    const message = faultOfPlayers();
    if (message === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    isLater = false;
    clearProblems(form);
    showProblems(form, new ProblemAnswer(422, [{ code: 'players', message, field: 'entries.text' }]), (field) => field);
  },
  true,
);
form.addEventListener('escala:done', (event) => void goOn((event as CustomEvent<{ event: string }>).detail));
form.addEventListener('invalid', () => (isLater = false), true);
chooseTime(usualTime());
showSettings();
// The colour of the first board is drawn by lot.
control('facts.initialColour').value = crypto.getRandomValues(new Uint8Array(1))[0]! < 128 ? 'white' : 'black';

function chosenSystem(): string {
  const way = form.querySelector<HTMLInputElement>('input[name="facts.type"]:checked')?.value ?? '{}';
  return (JSON.parse(way) as { system?: string }).system ?? '';
}

/** Settings used only by some systems are shown when one of them is chosen. */
function showSettings(): void {
  const system = chosenSystem();
  for (const fields of place.querySelectorAll<HTMLFieldSetElement>('[data-for]')) {
    const isFor = (JSON.parse(fields.dataset.for ?? '[]') as string[]).includes(system);
    fields.hidden = !isFor;
    fields.disabled = !isFor;
  }
}

/** Ambiguous names must be chosen first; without team names everybody would be a team of one. */
function faultOfPlayers(): string | undefined {
  if (open.length > 0) return words('web.run.choose-first', { names: open.join('; ') });
  return isTeamless() && !isLater ? words('web.run.no-teams') : undefined;
}

const isTeamless = (): boolean => byTeams[chosenSystem()] !== undefined && count > 1 && teams === count;

/** A schedule has the rounds it needs; a Swiss, unless changed by hand, a suitable number (D-OFF-567). */
function suggestRounds(): void {
  const system = chosenSystem();
  const fixed = needed[system]?.[(byTeams[system] ? teams : count) - 2];
  place.querySelector<HTMLElement>('[data-teams-hint]')!.hidden = byTeams[system] === undefined;
  const hint = place.querySelector('[data-rounds-hint]')!;
  rounds.readOnly = fixed !== undefined;
  if (fixed !== undefined) rounds.value = String(fixed);
  else if (!isRoundsTyped && count >= 2) rounds.value = String(suiting(byTeams[system] ? teams : count));
  const suggested = byTeams[system] ? 'rounds-suggested-teams' : 'rounds-suggested';
  const told = fixed === undefined ? (isRoundsTyped ? undefined : suggested) : 'rounds-fixed';
  const said = isTeamless() ? 'no-teams' : told;
  const values = { rounds: rounds.value, players: count, teams };
  hint.textContent = count < 2 || said === undefined ? '' : words(`web.run.${said}`, values);
}

/** Nobody meets the same opponent twice, so few players have few rounds. */
const suiting = (players: number): number =>
  players < 12 ? Math.min(5, players % 2 === 0 ? players - 1 : players) : players <= 40 ? 7 : 9;

function timeControl(): object {
  const usual = usualTime();
  const part = (name: string): number => Number(control(`facts.timeControl.${name}`).value);
  return usual === '{}'
    ? { timeControl: { minutes: part('minutes'), increment: part('increment') } }
    : (JSON.parse(usual) as object);
}

function usualTime(): string {
  return form.querySelector<HTMLInputElement>('input[name="facts.timeControl"]:checked')?.value ?? '{}';
}

function chooseTime(usual: string): void {
  const fields = place.querySelector<HTMLFieldSetElement>('[data-other-time]')!;
  const isOther = usual === '{}';
  fields.hidden = !isOther;
  fields.disabled = !isOther;
}

/** The event exists with its players; if round 1 cannot be paired, the players' page says why. */
async function goOn({ event }: { readonly event: string }): Promise<void> {
  const { entries = '', round = '' } = place.dataset;
  if (isLater) return location.assign(filled(entries, { event }));
  try {
    await api.act('round.pair', { event, round: 1 });
    location.assign(filled(round, { event }));
  } catch (error) {
    if (!(error instanceof ProblemAnswer)) throw error;
    const on = filled(entries, { event });
    showOnNextPage(error.problems.map(({ message }) => message).join(' '), on, { isFault: true });
    location.assign(on);
  }
}
