import type { compareFideList } from '@escala/office/questions';
import { type AnswerOf, newActId, officeApi, send } from '../api/office-api.ts';
import { ProblemAnswer } from '../api/problem-answer.ts';
import { showOnNextPage } from '../desk/next-page-message.ts';
import { element } from '../page/element.ts';
import { fideLines, type Wanted } from './fide-lines.ts';
import { faultList, heading, type ImportWords, paragraph } from './import-words.ts';

interface Linked {
  readonly player: string;
  readonly fideId: string;
  readonly name: string;
}
type Compared = AnswerOf<typeof compareFideList>;

const MOST = 200;

/** Compares a FIDE list with the registry; its ratings are taken over after a person has checked. */
export async function compareFide(
  form: HTMLFormElement,
  report: HTMLElement,
  translate: ImportWords,
  onFault: (error: unknown) => void,
): Promise<void> {
  const federation = form.dataset.federation ?? '';
  const api = officeApi(federation);
  const fields = new FormData(form);
  const file = fields.get('file') as File;
  const date = String(fields.get('date'));
  const rhythm = String(fields.get('rhythm')) || undefined;
  const told = element('p', { role: 'status' });
  report.replaceChildren(told);
  const wanted = await api.ask<Wanted>('/fide-lists/wanted');
  const text = await fideLines(file, wanted, (part) => {
    told.textContent = translate('web.desk-registry.import.reading', { percent: Math.floor(part * 100) });
  });
  const compared = await send<Compared>('POST', `/api/${federation}/fide-lists/compare`, { date, rhythm, text });
  const { changes, problems } = compared;
  report.replaceChildren(...sections(form, translate, compared, api));
  if (problems.length > 0)
    report.append(
      heading(translate('web.desk-registry.import.problems', { count: problems.length })),
      faultList(translate, problems),
    );
  if (changes.length === 0) return;
  const button = element(
    'button',
    { type: 'button' },
    translate('web.desk-registry.import.take-ratings', { count: changes.length }),
  ) as HTMLButtonElement;
  // The same until there is an answer: pressing again after a broken connection performs it once.
  let id = newActId();
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      const ratings = changes.map(({ player, fideId, ratings: listed }) => ({ player, fideId, ...listed }));
      const source = { name: file.name, digest: compared.digest };
      await api.act('fide-list.apply', { date, source, ratings }, { id });
      showOnNextPage(translate('web.desk-registry.import.ratings-taken', { count: changes.length }), location.href);
      location.reload();
    } catch (error) {
      if (error instanceof ProblemAnswer && error.status < 500) id = newActId();
      button.disabled = false;
      onFault(error);
    }
  });
  report.append(element('p', {}, button));
}

function sections(
  form: HTMLFormElement,
  translate: ImportWords,
  compared: Compared,
  api: ReturnType<typeof officeApi>,
): HTMLElement[] {
  const { rows, matched, changes, mismatches, missing, suggestions } = compared;
  const who = ({ player, name }: Linked): HTMLElement =>
    element('a', { href: `${form.dataset.desk}/players/${encodeURIComponent(player)}`, target: '_blank' }, name);
  const shown = [paragraph(translate('web.desk-registry.import.compared', { rows, matched, changes: changes.length }))];
  const section = <T extends Linked>(
    key: Parameters<ImportWords>[0],
    all: readonly T[],
    more: (each: T) => readonly (Node | string)[],
  ): void => {
    if (all.length === 0) return;
    const lines = all.slice(0, MOST).map((each) => element('li', {}, who(each), ' ', ...more(each)));
    shown.push(
      element(
        'details',
        {},
        element('summary', {}, translate(key, { count: all.length })),
        element('ul', {}, ...lines),
      ),
    );
  };
  section('web.desk-registry.import.changes', changes, ({ ratings }) => [
    Object.entries(ratings)
      .map(([rhythm, rating]) => `${rhythm} ${rating ?? '–'}`)
      .join(', '),
  ]);
  section('web.desk-registry.import.mismatches', mismatches, ({ own, theirs }) => [
    translate('web.desk-registry.import.own-theirs', { own, theirs }),
  ]);
  section('web.desk-registry.import.missing', missing, ({ fideId }) => [fideId]);
  section('web.desk-registry.import.suggestions', suggestions, (each) => [
    `${each.listedName}, ${each.birthYear}, ${each.fideId} `,
    linkButton(translate, api, each),
  ]);
  return shown;
}

function linkButton(
  translate: ImportWords,
  api: ReturnType<typeof officeApi>,
  { player, version, fideId, name }: Compared['suggestions'][number],
): HTMLElement {
  const label = translate('web.submit.fide.link');
  const button = element('button', { type: 'button', 'aria-label': `${label}: ${name}` }, label) as HTMLButtonElement;
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      await api.act('fide.link', { player, version, fideId });
      button.textContent = translate('web.desk-registry.import.linked');
    } catch (error) {
      button.disabled = false;
      button.after(` ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  return button;
}
