import { newActId, officeApi } from '../../api/office-api.ts';
import { ProblemAnswer } from '../../api/problem-answer.ts';
import { onSubmit, text } from '../../api/submit-form.ts';
import { commandOf } from '../../desk/command-of.ts';
import { confirmDialog } from '../../desk/confirm-dialog.ts';
import { clearMessage, showKeptMessage, showOnNextPage } from '../../desk/next-page-message.ts';
import { pickPlayers } from '../../desk/pick-player.ts';
import { undoing } from '../../desk/undoing.ts';

showKeptMessage();
/** Every desk form that sends an act. Forms added later are set up through the event `escala:forms`. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-act]')) bringToLife(form);
document.addEventListener('escala:forms', (event) => {
  for (const form of (event.target as ParentNode).querySelectorAll<HTMLFormElement>('form[data-act]'))
    bringToLife(form);
});
pickPlayers(document);
momentsNow(document);
showField();
for (const notice of document.querySelectorAll<HTMLElement>('[data-without-script]')) notice.hidden = true;

function bringToLife(form: HTMLFormElement): void {
  if (form.dataset.alive) return;
  form.dataset.alive = 'yes';
  const api = officeApi(form.dataset.federation ?? '');
  // The same id until there is an answer: pressing again after a broken connection performs the act once.
  let id = newActId();
  addEventListener('pageshow', ({ persisted }) => (id = persisted ? newActId() : id));
  onSubmit(
    form,
    async (fields) => {
      if (form.dataset.confirm && !(await confirmDialog(form))) return;
      if (form.dataset.undoes === undefined) clearMessage();
      // What never goes on record is sent beside the command.
      const { secret, ...command } = commandOf(form) as { secret?: Record<string, string> };
      const reason = text(fields, 'reason') || undefined;
      try {
        const { outcome, shown } = await api.act(form.dataset.act!, command, { id, reason, secret });
        // Pressing again while a slow page is loading must not act twice (D-OFF-303).
        if (form.dataset.after === 'stay') id = newActId();
        // Shown once, and in no later answer: links of invitations.
        if (shown) form.dispatchEvent(new CustomEvent('escala:shown', { bubbles: true, detail: shown }));
        finish(form, command, outcome);
      } catch (error) {
        if (error instanceof ProblemAnswer && error.status < 500) id = newActId();
        throw error;
      }
    },
    (field) => field,
  );
}

function finish(form: HTMLFormElement, command: Record<string, unknown>, outcome: unknown): void {
  form.dispatchEvent(new CustomEvent('escala:done', { bubbles: true, detail: outcome }));
  if (form.dataset.after === 'stay') return;
  const { done, undo } = form.dataset;
  const fields = Object(outcome) as Readonly<Record<string, unknown>>;
  const next = form.dataset.then?.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fields[name] ?? '')),
  );
  if (done) {
    const undoes = undo ? undoing(JSON.parse(undo), command, outcome) : undefined;
    showOnNextPage(done, next ?? location.href, { undo: undoes });
  }
  waitForNextPage();
  if (next === undefined) location.reload();
  else location.assign(next);
}

/**
 * Disables the page being left: an act started on it would be judged by outdated content, and its answer would reach
 * nobody (D-OFF-430). Coming back to it restores it.
 */
function waitForNextPage(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.inert = true;
  addEventListener('pageshow', () => (main.inert = false), { once: true });
}

/** Fills empty fields of a moment with the current local time of the federation. */
function momentsNow(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-as^="moment:"]')) {
    const timeZone = field.dataset.as!.slice('moment:'.length);
    // The Swedish locale writes dates as ISO does.
    field.value ||= new Date().toLocaleString('sv', { timeZone }).slice(0, 16).replace(' ', 'T');
  }
}

/** A link to a field opens its containers, and puts the cursor in it. */
function showField(): void {
  const field = document.getElementById(location.hash.slice(1));
  if (!field?.matches('input, select, textarea')) return;
  for (let place = field.parentElement; place; place = place.parentElement) {
    if (place instanceof HTMLDetailsElement) place.open = true;
    if (place.popover === 'auto') place.showPopover();
  }
  field.focus();
  field.scrollIntoView({ block: 'center' });
}
