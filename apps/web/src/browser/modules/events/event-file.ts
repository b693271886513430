import { isTrf, readFileInto } from '../../page/file-text.ts';

/** A file goes into the text of its form: `data-into` and `data-kind` name the controls. */
for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file][data-into]')) {
  const text = document.getElementById(input.dataset.into ?? '');
  const kind = document.getElementById(input.dataset.kind ?? '');
  if (text instanceof HTMLTextAreaElement)
    readFileInto(input, text, (read) => {
      if (kind instanceof HTMLSelectElement)
        kind.value = read.trimStart().startsWith('{') ? 'json' : isTrf(read) ? 'trf' : kind.value;
    });
}
