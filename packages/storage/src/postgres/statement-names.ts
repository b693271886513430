/** A server keeps every named statement of a connection: only so many texts get a name, and no very long ones. */
const MOST_NAMES = 300;
const LONGEST_TEXT = 3000;

export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || text.length > LONGEST_TEXT || names.size >= MOST_NAMES) return known;
    const name = `escala_${names.size}`;
    names.set(text, name);
    return name;
  };
}
