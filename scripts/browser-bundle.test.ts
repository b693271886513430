import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

/** The engines as a browser gets them: one bundle, run without anything of Node: no process, no Buffer, no require. */

const root = fileURLToPath(new URL('..', import.meta.url));
const cases = (book: string) => `${root}/packages/regulations/src/${book}/cases/`;
let code = '';

beforeAll(async () => {
  const bundle = await build({
    root,
    logLevel: 'error',
    configFile: false,
    build: {
      write: false,
      minify: false,
      lib: { entry: `${root}/packages/regulations/src/index.ts`, formats: ['iife'], name: 'escala' },
    },
  });
  const [output] = Array.isArray(bundle) ? bundle : [bundle];
  const chunk = (output as { output: { type: string; code: string }[] }).output.find((part) => part.type === 'chunk');
  code = chunk!.code;
});

/** A context with the language and nothing else. */
function browser(): { rate: (input: string) => unknown } {
  const context = createContext(Object.create(null));
  runInContext(code, context);
  return {
    rate: (input) =>
      JSON.parse(
        runInContext(
          `JSON.stringify((() => { const input = JSON.parse(${JSON.stringify(input)});` +
            ' return escala.ruleBooks[input.regulation].rate(input); })())',
          context,
        ),
      ),
  };
}

describe('in the browser', () => {
  it('the bundle asks for nothing from outside', () => {
    expect(code).not.toMatch(/\b(?:require\(|process\.|Buffer\.|node:)/);
  });
  it.each(['fce-2016', 'fide-2009', 'frs-2012'])('%s rates a document to the digit', (book) => {
    const { rate } = browser();
    for (const name of readdirSync(cases(book)).filter((file) => file.endsWith('.input.json'))) {
      const output = rate(readFileSync(cases(book) + name, 'utf8')) as Record<string, unknown>;
      const expected = JSON.parse(readFileSync(cases(book) + name.replace('.input.', '.expected.'), 'utf8'));
      for (const part of ['list', 'ratings', 'general'])
        if (part in expected) expect(output[part]).toEqual(expected[part]);
    }
  });
});
