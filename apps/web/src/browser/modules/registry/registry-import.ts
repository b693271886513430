import type { CodePage } from '@escala/formats/encoding';
import { officeApi, send } from '../../api/office-api.ts';
import { ProblemAnswer } from '../../api/problem-answer.ts';
import { onSubmit, showProblems } from '../../api/submit-form.ts';
import { decodedFile } from '../../page/file-text.ts';
import { compareFide } from '../../registry/compare-fide.ts';
import { type ImportWords, translateOf } from '../../registry/import-words.ts';
import { previewEvents } from '../../registry/preview-events.ts';
import { previewList } from '../../registry/preview-list.ts';
import { previewPlayers } from '../../registry/preview-players.ts';
import { runBatches, takeInButton } from '../../registry/run-batches.ts';

/** D-OFF-750: these files do not state their encoding; names with accents reveal it. */
function readAs(translate: ImportWords, files: readonly string[], codePage: CodePage): HTMLElement {
  const said = document.createElement('p');
  said.textContent = translate('web.desk-registry.import.read-as', { files: files.join(', '), codePage });
  return said;
}

const LOOKS = { players: previewPlayers, lists: previewList, events: previewEvents } as const;

/** The office reads as text what was chosen as a file. */
const ofFile = (field: string): string => (field === 'text' ? 'file' : field);

/** A file of the past: first examined by the office without storing anything, then taken in. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-import]')) {
  const translate = translateOf<'registry-import.ts'>();
  const report = form.querySelector<HTMLElement>('[data-report]')!;
  const fault = (error: unknown): void => showProblems(form, error, ofFile);
  const federation = form.dataset.federation ?? '';
  const what = form.dataset.import as keyof typeof LOOKS | 'fide';
  let changes = 0;
  const look = async (fields: FormData): Promise<void> => {
    report.replaceChildren();
    const files = fields.getAll('file').filter((file): file is File => file instanceof File && file.name !== '');
    if (files.length === 0) throw new ProblemAnswer(0, [{ code: 'file', field: 'file', message: '' }]);
    if (what === 'fide') return compareFide(form, report, translate, fault);
    const codePage = fields.get('codePage') as CodePage;
    const decoded = await Promise.all(files.map((file) => decodedFile(file, codePage)));
    const texts = decoded.map(({ text }) => text);
    const ask = <T>(path: string, question: object): Promise<T> => send('POST', `/api/${federation}${path}`, question);
    const { shown, label, terms } = await LOOKS[what]({ files, texts, fields, translate, ask });
    const guessed = files.filter((_, i) => decoded[i]!.encoding === codePage).map(({ name }) => name);
    report.replaceChildren(...(guessed.length > 0 ? [readAs(translate, guessed, codePage)] : []), ...shown);
    if (terms === undefined || label === undefined) return;
    const work: Parameters<typeof takeInButton>[3] = (progress) =>
      runBatches(officeApi(federation), terms, (done) => progress(done, terms.batches.length));
    report.append(takeInButton(form, translate, label, work, fault));
  };
  // The findings belong to the chosen file and its settings; they are dropped if another was chosen before the answer.
  onSubmit(
    form,
    async (fields) => {
      const before = changes;
      await look(fields);
      if (changes !== before) report.replaceChildren();
    },
    ofFile,
  );
  form.addEventListener('change', () => {
    changes++;
    report.replaceChildren();
  });
}
