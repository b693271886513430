/**
 * Asks before something is done, in a dialog of the browser's own kind: Escape says no. What stands over the page closes before a dialog
 * that is not inside it, and a refusal would be hidden with it: the dialog goes where the form is.
 */
export function confirmDialog(form: HTMLFormElement): Promise<boolean> {
  const { confirm: question = '', yes = '', no = '' } = form.dataset;
  const dialog = document.createElement('dialog');
  const words = document.createElement('p');
  words.textContent = question;
  words.id = 'ask-first';
  dialog.setAttribute('aria-labelledby', words.id);
  const answers = document.createElement('form');
  answers.method = 'dialog';
  answers.append(button(yes, 'yes', 'main'), ' ', button(no, 'no'));
  dialog.append(words, answers);
  (form.closest('[popover]') ?? document.body).append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

function button(label: string, value: string, kind?: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.value = value;
  made.textContent = label;
  if (kind) made.className = kind;
  return made;
}
