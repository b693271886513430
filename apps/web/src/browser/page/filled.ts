/** A sentence of the page with its values, numbers in the format of the page's language. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => {
    const value = values[name];
    return value === undefined ? brace : typeof value === 'number' ? written(value) : value;
  });
}

export function written(value: number): string {
  const text = String(value).replace('-', '−');
  return document.documentElement.lang === 'en' ? text : text.replace('.', ',');
}

export const signed = (value: number): string => (value > 0 ? `+${written(value)}` : written(value));
