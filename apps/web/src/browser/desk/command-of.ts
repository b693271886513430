import { commandFrom, type Said } from './command-from.ts';

/** The command of a form: the fixed part, with each control's value in its place. */
export function commandOf(form: HTMLFormElement): Record<string, unknown> {
  return commandFrom(JSON.parse(form.dataset.fixed ?? '{}'), controlsOf(form));
}

/** `reason` is sent beside the command. */
const BESIDE = ['reason'];

function controlsOf(form: HTMLFormElement): Said[] {
  return [...form.elements]
    .filter(
      (element) =>
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement,
    )
    .filter(
      // Includes controls in closed groups.
      (control) => control.name !== '' && !control.matches(':disabled') && !BESIDE.includes(control.name),
    )
    .map((control) => ({
      name: control.name,
      value: control.value,
      ...(['checkbox', 'radio'].includes(control.type) && { isTicked: (control as HTMLInputElement).checked }),
      isOneOf: control.type === 'radio',
      picked: control.dataset.picked,
      as: control.dataset.as,
      empty: control.dataset.empty,
    }));
}
