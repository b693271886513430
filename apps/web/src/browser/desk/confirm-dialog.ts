/** Asks before something is done, in a dialog of the browser's own kind: Escape says no. */
export function confirmDialog(question: string, yes: string, no: string): Promise<boolean> {
  const dialog = document.createElement('dialog');
  const words = document.createElement('p');
  words.textContent = question;
  words.id = 'ask-first';
  dialog.setAttribute('aria-labelledby', words.id);
  const form = document.createElement('form');
  form.method = 'dialog';
  form.append(button(yes, 'yes', 'main'), ' ', button(no, 'no'));
  dialog.append(words, form);
  document.body.append(dialog);
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
