import { putChanges } from '../../live/put-changes.ts';
import { clockTime } from '../../page/dates.ts';
import { wordsOf } from '../../page/words.ts';

/**
 * The page of an event in progress refreshes itself and puts in what has changed. The server answers 304 as long as
 * nothing has. News is announced once, politely; readers may turn this off (WCAG 2.2.2).
 */
const SECONDS = 15;
const MOST_SECONDS = 300;
const MOST_SAID = 4;

const words = wordsOf<'live.ts'>();
const bar = document.querySelector<HTMLElement>('[data-live-bar]');
const region = document.querySelector<HTMLElement>('[data-live]');
if (bar && region) follow(bar, region);

function follow(bar: HTMLElement, region: HTMLElement): void {
  const status = bar.querySelector<HTMLElement>('[data-live-status]')!;
  const button = bar.querySelector<HTMLButtonElement>('[data-live-pause]')!;
  const pauseText = button.textContent;
  let etag = '';
  let wait = SECONDS;
  let timer = 0;
  let turn = 0;
  let isPaused = false;
  bar.hidden = false;

  const later = (): void => {
    clearTimeout(timer);
    if (!isPaused && !document.hidden) timer = window.setTimeout(look, wait * 1000);
  };
  const look = async (): Promise<void> => {
    // An answer that arrives after the next request, or after being stopped, is dropped (D-OFF-301).
    const mine = ++turn;
    try {
      const answer = await fetch(location.href, { cache: 'no-store', headers: etag ? { 'if-none-match': etag } : {} });
      const text = answer.status === 200 ? await answer.text() : '';
      if (mine !== turn) return;
      wait = SECONDS;
      if (answer.status === 200) {
        etag = answer.headers.get('etag') ?? '';
        if (!show(text)) return;
      } else if (answer.status !== 304) throw new Error(String(answer.status));
    } catch {
      if (mine !== turn) return;
      wait = Math.min(MOST_SECONDS, wait * 2);
      status.textContent = words('web.live.lost');
    }
    later();
  };
  /** False: the event is over, and there is no need to refresh. */
  const show = (text: string): boolean => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const next = page.querySelector('[data-live]');
    if (next === null) {
      region.replaceChildren(
        ...(page.querySelector('main')?.querySelectorAll(':scope > :not(h1, nav, .page-head)') ?? []),
      );
      status.textContent = words('web.live.over');
      button.hidden = true;
      return false;
    }
    const said = putChanges(region, next);
    if (said !== undefined) status.textContent = sentence(said);
    return true;
  };

  button.addEventListener('click', () => {
    isPaused = !isPaused;
    button.textContent = isPaused ? words('web.live.resume') : pauseText;
    turn++;
    if (isPaused) clearTimeout(timer);
    else void look();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clearTimeout(timer);
    else if (!isPaused) void look();
  });
  later();
}

function sentence(said: readonly string[]): string {
  const time = clockTime(new Date());
  const more = said.length - MOST_SAID;
  const shown = more > 0 ? [...said.slice(0, MOST_SAID), words('web.word.and-more', { count: more })] : said;
  return [words('web.live.at', { time }), shown.join('; ')].filter((part) => part !== '').join(' ');
}
