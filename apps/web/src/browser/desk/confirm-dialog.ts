/**
 * Asks for confirmation, in a native dialog: Escape means no. A popover closes when a dialog outside it opens, which
 * would also hide a refusal, so the dialog is placed inside the form's popover, if there is one.
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
