import { wordsOf } from '../../page/words.ts';

const words = wordsOf<'office-working.ts'>();

/** Some pages recompute whole lists before they answer: this says that work is under way. */
const place = document.querySelector<HTMLElement>('[data-working]');

for (const asking of document.querySelectorAll<HTMLElement>('[data-takes-time]'))
  asking.addEventListener(asking instanceof HTMLFormElement ? 'submit' : 'click', (event) => {
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    say(words('web.desk-office.working'));
    asking.ariaBusy = 'true';
  });

// After coming back, the page is as it was left, and no work is under way.
addEventListener('pageshow', () => {
  say('');
  for (const asking of document.querySelectorAll<HTMLElement>('[data-takes-time]')) asking.ariaBusy = null;
});

function say(sentence: string): void {
  if (place) place.textContent = sentence;
}
