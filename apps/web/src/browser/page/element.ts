/** An element with its content; strings become text nodes. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}
