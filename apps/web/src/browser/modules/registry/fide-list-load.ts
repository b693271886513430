import { officeApi } from '../../api/office-api.ts';
import { ProblemAnswer } from '../../api/problem-answer.ts';
import { onSubmit, text } from '../../api/submit-form.ts';
import { showOnNextPage } from '../../desk/next-page-message.ts';
import { wordsOf } from '../../page/words.ts';

const words = wordsOf<'fide-list-load.ts'>();

/** Sends FIDE's file to the office unchanged; shows how much was sent, and then that it is being read. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-fide-list]')) {
  const { federation = '' } = form.dataset;
  const place = form.querySelector<HTMLElement>('[data-progress]')!;
  const bar = place.querySelector('progress')!;
  const said = place.querySelector('p')!;
  const show = (part: number): void => {
    const percent = Math.floor(part * 100);
    if (part < 1) bar.value = percent;
    // Without a value the bar only shows that work is under way.
    else bar.removeAttribute('value');
    const sentence = part < 1 ? words('web.desk-fide.sending', { percent }) : words('web.desk-fide.reading');
    if (said.textContent !== sentence) said.textContent = sentence;
  };
  onSubmit(form, async (fields) => {
    const file = fields.get('file');
    if (!(file instanceof File) || file.name === '')
      throw new ProblemAnswer(0, [{ code: 'file', field: 'file', message: '' }]);
    const terms = new URLSearchParams({ name: file.name.slice(-500), listed: text(fields, 'date') });
    const rhythm = text(fields, 'rhythm');
    if (rhythm !== '') terms.set('rhythm', rhythm);
    place.hidden = false;
    show(0);
    try {
      await officeApi(federation).put(`/fide-register?${terms}`, file, show);
    } finally {
      place.hidden = true;
    }
    showOnNextPage(words('web.desk-fide.done'), location.href);
    location.reload();
  });
}
