import type { Language } from '@escala/messages';
import { askQuestion, NOBODY, type OfficePorts, type Reading } from '@escala/office';
import type { Ask } from '@escala/web';

/** All questions of a public page are asked of one reading, and lists are named in the page's language. */
export function askIn(reading: Reading, context: OfficePorts, language: Language | undefined): Ask {
  const ports = {
    ...context,
    archive: { ...context.archive, read: <T>(_: string, work: (at: Reading) => Promise<T>) => work(reading) },
  };
  return (question, input) =>
    askQuestion(ports, question, { federation: reading.federation, viewer: NOBODY, input, language });
}
