import type { HeadToHeadInput } from '@escala/core';
import { type PrintedLine, recompute } from '../engine/recompute.ts';
import { filled } from './page/filled.ts';

/** The button of a line: the document is fetched once, computed here as often as somebody likes, also without a connection. */
for (const box of document.querySelectorAll<HTMLElement>('[data-verify]')) bringToLife(box);

function bringToLife(box: HTMLElement): void {
  const words = JSON.parse(box.dataset.words!) as Record<string, string>;
  const printed = JSON.parse(box.dataset.row!) as PrintedLine;
  const button = box.querySelector('button')!;
  const verdict = box.querySelector<HTMLElement>('[role=status]')!;
  let line: HeadToHeadInput | undefined;
  box.hidden = false;
  const say = (text: string, agrees?: boolean): void => {
    verdict.textContent = text;
    if (agrees === undefined) delete verdict.dataset.agrees;
    else verdict.dataset.agrees = String(agrees);
  };
  button.addEventListener('click', async () => {
    button.disabled = true;
    say(words.working!);
    try {
      line ??= await documentOf(box.dataset.verify!);
      const { agrees, computed, games } = recompute(line, printed);
      const values = { computed: computed ?? '–', printed: printed.rating ?? '–', games };
      say(filled(agrees ? (computed === null ? words.unrated! : words.agrees!) : words.disagrees!, values), agrees);
      button.textContent = words.again!;
    } catch {
      say(words.failed!);
    }
    button.disabled = false;
    button.focus();
  });
}

async function documentOf(address: string): Promise<HeadToHeadInput> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(answer.statusText);
  const { document } = (await answer.json()) as { document: HeadToHeadInput };
  return document;
}
