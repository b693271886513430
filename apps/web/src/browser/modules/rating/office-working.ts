import { wordsOf } from '../../page/words.ts';

const words = wordsOf<'office-working.ts'>();

/** Some pages recompute whole lists before they answer: whoever asked for one is told that it is being worked on. */
const place = document.querySelector<HTMLElement>('[data-working]');

for (const asking of document.querySelectorAll<HTMLElement>('[data-takes-time]'))
  asking.addEventListener(asking instanceof HTMLFormElement ? 'submit' : 'click', (event) => {
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    say(words('web.desk-office.working'));
    asking.ariaBusy = 'true';
  });

// Whoever comes back finds the page as it was left, and nothing is being worked on.
addEventListener('pageshow', () => {
  say('');
  for (const asking of document.querySelectorAll<HTMLElement>('[data-takes-time]')) asking.ariaBusy = null;
});

function say(sentence: string): void {
  if (place) place.textContent = sentence;
}
