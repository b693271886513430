import type { OfficeApi } from '../api/office-api.ts';
import { showOnNextPage } from '../desk/next-page-message.ts';
import { element } from '../page/element.ts';
import type { ImportWords } from './import-words.ts';

export interface ImportTerms {
  readonly subject: 'players' | 'lists' | 'events';
  readonly source: { readonly name: string; readonly digest: string };
  readonly expected: number;
  readonly act: string;
  /** The content of each batch, besides its number. */
  readonly batches: readonly object[];
}

interface Begun {
  readonly import: string;
  readonly version: number;
  readonly state: 'open' | 'done' | 'abandoned';
  readonly batches: number;
}

/** The page of the import, done now or earlier. */
export interface Ended {
  readonly import: string;
  readonly isBefore: boolean;
}

/**
 * Takes a file in, batch by batch. An interrupted import resumes after its last batch: the office recognises the file
 * by its digest. Each batch is taken in whole or not at all.
 */
export async function runBatches(
  api: OfficeApi,
  { subject, source, expected, act, batches }: ImportTerms,
  progress: (done: number) => void,
): Promise<Ended> {
  const { imports } = await api.ask<{ imports: readonly (Begun & { subject: string })[] }>(
    `/imports?digest=${source.digest}`,
  );
  const same = imports.filter((each) => each.subject === subject);
  const done = same.find(({ state }) => state === 'done');
  if (done) return { import: done.import, isBefore: true };
  const open = same.find(({ state }) => state === 'open');
  const id =
    open?.import ?? (await api.act<{ import: string }>('import.open', { subject, source, expected })).outcome.import;
  for (let batch = open?.batches ?? 0; batch < batches.length; batch++) {
    progress(batch);
    await api.act(act, { import: id, digest: source.digest, batch, ...batches[batch] });
  }
  progress(batches.length);
  const { version } = await api.ask<Begun>(`/imports/${encodeURIComponent(id)}`);
  await api.act('import.close', { import: id, version, as: 'done' });
  return { import: id, isBefore: false };
}

/** The button that takes in what was previewed, with its progress. */
export function takeInButton(
  form: HTMLFormElement,
  translate: ImportWords,
  label: string,
  work: (progress: (done: number, of: number) => void) => Promise<Ended>,
  onFault: (error: unknown) => void,
): HTMLElement {
  const button = element('button', { type: 'button' }, label) as HTMLButtonElement;
  const bar = element('progress', {
    max: '1',
    value: '0',
    'aria-label': translate('web.word.progress'),
  });
  const told = element('p', { role: 'status' });
  bar.hidden = true;
  button.addEventListener('click', async () => {
    if (button.disabled) return;
    button.disabled = true;
    bar.hidden = false;
    let isBegun = false;
    try {
      const ended = await work((done, of) => {
        isBegun ||= done > 0;
        bar.setAttribute('value', String(of === 0 ? 1 : done / of));
        told.textContent = translate('web.desk-registry.import.batch-of', { done, of });
      });
      const next = `${form.dataset.desk}/import/${encodeURIComponent(ended.import)}`;
      showOnNextPage(
        translate(ended.isBefore ? 'web.desk-registry.import.before' : 'web.desk-registry.import.done'),
        next,
      );
      location.assign(next);
    } catch (error) {
      button.disabled = false;
      // If the first batch is refused, nothing was imported.
      told.textContent = isBegun ? translate('web.desk-registry.import.broke-off') : '';
      bar.hidden = !isBegun;
      onFault(error);
    }
  });
  return element('div', {}, button, ' ', bar, told);
}
