import { onFileChosen } from '../page/file-text.ts';
import { filled } from '../page/words.ts';

/**
 * A picture chosen, or dropped on its field: the control stores it in Base64, as the form's command needs it, and the
 * page gets an address to show it; undefined if none is left.
 */
export function readPicture(control: HTMLInputElement, show: (address: string | undefined) => void): void {
  onFileChosen(control, async () => {
    delete control.dataset.picked;
    const [file] = control.files ?? [];
    const isTooBig = file !== undefined && file.size > Number(control.dataset.most);
    if (isTooBig) control.value = '';
    say(control, isTooBig ? filled(control.dataset.tooBig!, { size: Math.ceil(file.size / 1000) }) : undefined);
    if (file === undefined || isTooBig) return show(undefined);
    const address = await dataAddress(file);
    control.dataset.picked = address.slice(address.indexOf(',') + 1);
    show(address);
  });
  const place = control.closest<HTMLElement>('[data-drop]');
  if (!place) return;
  place.addEventListener('dragover', (event) => {
    event.preventDefault();
    place.classList.add('over');
  });
  place.addEventListener('dragleave', () => place.classList.remove('over'));
  place.addEventListener('drop', (event) => {
    event.preventDefault();
    place.classList.remove('over');
    if (!event.dataTransfer?.files.length) return;
    control.files = event.dataTransfer.files;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function say(control: HTMLInputElement, fault: string | undefined): void {
  control.ariaInvalid = fault === undefined ? null : 'true';
  const place = document.getElementById(`${control.id}-fault`)!;
  place.textContent = fault ?? '';
  place.hidden = fault === undefined;
}

const dataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
