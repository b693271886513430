import {
  articleNotes,
  type Block,
  decisionNotes,
  type Explanation,
  findingMessage,
  type Speech,
} from '@escala/messages';

/** `escala/explanation@1`: the facts, with the sentences that `explain` would print. */
export function explanationDocument(explanation: Explanation, blocks: readonly Block[], speech: Speech): string {
  const document = {
    ...explanation,
    language: speech.language,
    footnotes: {
      articles: articleNotes(explanation, speech),
      decisions: decisionNotes(explanation, speech),
    },
    sentences: blocks,
  };
  const withMessages = (key: string, value: unknown): unknown =>
    key === 'findings' && Array.isArray(value)
      ? value.map(({ refuses: _refuses, ...finding }) => ({ ...finding, message: findingMessage(finding, speech) }))
      : value;
  return `${JSON.stringify(document, withMessages, 2)}\n`;
}
