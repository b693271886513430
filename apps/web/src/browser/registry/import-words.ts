import type { CodeOf } from '@escala/core';
import { type Messages, type Translate, translatorOf } from '@escala/messages';
import type { ModuleName, WordOf } from '../../kit/modules.ts';
import { element } from '../page/element.ts';
import { textsOfPage } from '../page/words.ts';

/** A fault in a file, or a doubt of an import. */
export interface Remark<Area extends 'fault' | 'doubt'> {
  readonly code: CodeOf<Area>;
  readonly line?: number | undefined;
  readonly leftOut?: boolean;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Like `wordsOf`, but with plurals: for modules that load the code for them. */
export function translateOf<Name extends ModuleName>(): Translate<WordOf<Name>> {
  return translatorOf(textsOfPage() as Messages<WordOf<Name>>, document.documentElement.lang as 'en', 'show');
}

export type ImportWords = Translate<WordOf<'registry-import.ts'>>;

/** The import's report has the rest. */
const MOST = 100;

export const faultList = (translate: ImportWords, faults: readonly Remark<'fault'>[]): HTMLElement =>
  remarkList(
    translate,
    faults.map((fault) => ({ ...fault, key: `fault.${fault.code}` })),
  );

const doubtList = (translate: ImportWords, doubts: readonly Remark<'doubt'>[]): HTMLElement =>
  remarkList(
    translate,
    doubts.map((doubt) => ({ ...doubt, key: `doubt.${doubt.code}` })),
  );

type KeyedRemark = Omit<Remark<'fault' | 'doubt'>, 'code'> & { readonly key: WordOf<'registry-import.ts'> };

/** What is wrong in a file, and what an import of it could not be sure of. */
export function remarks(
  translate: ImportWords,
  problems: readonly Remark<'fault'>[],
  doubts: readonly Remark<'doubt'>[],
): HTMLElement[] {
  const shown: HTMLElement[] = [];
  if (problems.length > 0)
    shown.push(
      heading(translate('web.desk-registry.import.problems', { count: problems.length })),
      faultList(translate, problems),
    );
  if (doubts.length > 0)
    shown.push(heading(translate('web.word.things-to-check', { count: doubts.length })), doubtList(translate, doubts));
  return shown;
}

/** A list of remarks, each with its line. */
function remarkList(translate: ImportWords, remarks: readonly KeyedRemark[]): HTMLElement {
  const lines = remarks.slice(0, MOST).map(({ key, line, values }) => {
    const sentence = translate(key, values);
    return element('li', {}, line ? translate('web.desk-registry.import.on-line', { line, sentence }) : sentence);
  });
  const more = remarks.length - MOST;
  if (more > 0) lines.push(element('li', {}, translate('web.desk-registry.import.more', { count: more })));
  return element('ul', {}, ...lines);
}

export const heading = (text: string): HTMLElement => element('h3', {}, text);
export const paragraph = (text: string): HTMLElement => element('p', {}, text);
