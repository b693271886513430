import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The text of every source file under a folder of the repository, without tests and test tools. */
export function sourceTexts(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/testing/') && !path.includes('/node_modules/'))
    .map((path) => readFileSync(path, 'utf8'));
}

/** Matching quoted strings in the sources; for a template, the part before its first placeholder, with a star. */
export function quotedTexts(sources: readonly string[], pattern: RegExp): Set<string> {
  const found = new Set<string>();
  for (const source of sources) {
    for (const [, text] of source.matchAll(/'([^'\n]*)'/g)) if (pattern.test(text!)) found.add(text!);
    for (const [, text, end] of source.matchAll(/`([^`$\n]*)(\$\{|`)/g))
      if (pattern.test(text!)) found.add(end === '`' ? text! : `${text}*`);
  }
  return found;
}
