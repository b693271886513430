import { filesOf, NAMES } from '@escala/formats/encoding/testing';
import { describe, expect, it } from 'vitest';
import { fideLines } from '../registry/fide-lines.ts';
import { fileText, onTextChosen, readFileInto } from './file-text.ts';

describe('a file that somebody chooses', () => {
  it.each(Object.entries(filesOf(NAMES)))('in the registry and on the desk of an event: %s', async (_, bytes) => {
    expect(await fileText(new Blob([bytes]))).toBe(NAMES);
  });

  const list = `ID Number  Name                     Fed\n11         Núñez, Begoña            ESP\n`;
  it.each(Object.entries(filesOf(list)))('a list of FIDE: %s', async (_, bytes) => {
    const kept = fideLines(new Blob([bytes]), { fideIds: ['11'], federations: [] }, () => undefined);
    expect(await kept).toBe(list);
  });
});

describe('two files that are chosen one after the other', () => {
  /** A file that is read when it is told to be. */
  function fileOf(text: string): { file: File; read: () => void } {
    let read = (): void => undefined;
    const bytes = new Promise<ArrayBuffer>((resolve) => {
      read = () => resolve(new TextEncoder().encode(text).buffer);
    });
    return { file: { arrayBuffer: () => bytes } as Partial<File> as File, read };
  }

  function inputOf(form?: HTMLFormElement) {
    const listeners: (() => void)[] = [];
    const facts = {
      form,
      files: [] as File[],
      addEventListener: (_: string, chosen: () => void) => listeners.push(chosen),
    };
    const choose = (...files: File[]): void => {
      facts.files.splice(0, 1, ...files);
      for (const chosen of listeners) chosen();
    };
    return { input: facts as unknown as HTMLInputElement, choose };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it.each([
    ['the first is read first', [0, 1]],
    ['the first is read last', [1, 0]],
  ])('%s: the last one chosen counts', async (_, order) => {
    const files = [fileOf('first'), fileOf('second')];
    const { input, choose } = inputOf();
    const seen: unknown[] = [];
    onTextChosen(
      input,
      () => seen.push('begun'),
      (text, file) => seen.push([text, file]),
    );
    for (const { file } of files) choose(file);
    for (const i of order) {
      files[i]!.read();
      await settled();
    }
    expect(seen).toEqual(['begun', 'begun', ['second', files[1]!.file]]);
    choose();
    await settled();
    expect(seen.slice(3)).toEqual(['begun', [undefined, undefined]]);
  });

  it('also in the text of a form', async () => {
    const files = [fileOf('first'), fileOf('second')];
    const { input, choose } = inputOf(new EventTarget() as HTMLFormElement);
    const text = { value: '' } as HTMLTextAreaElement;
    const seen: string[] = [];
    readFileInto(input, text, (content) => seen.push(content));
    for (const { file } of files) choose(file);
    for (const { read } of files.toReversed()) {
      read();
      await settled();
    }
    expect([text.value, seen]).toEqual(['second', ['second']]);
  });
});
