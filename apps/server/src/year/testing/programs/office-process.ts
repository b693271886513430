import { memory } from '@escala/office';
import { openStore } from '@escala/storage';
import { smtpOf } from '../../../mail/testing/smtp-of.ts';
import { serve } from '../../../serve.ts';
import { spanClock } from '../span-clock.ts';

/** What the program is given, as JSON in its one argument. */
export interface OfficeTerms {
  readonly url: string;
  readonly readUrl?: string | undefined;
  /** The office's day, and this machine's time when it began. */
  readonly day: string;
  readonly began: number;
  /** Address of a mail server, if the office has one. */
  readonly smtp?: string | undefined;
}

const { url, readUrl, day, began, smtp } = JSON.parse(process.argv[2]!) as OfficeTerms;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const store = await openStore({ url, readUrl, onEvent: ({ kind }) => say(`event ${kind}`) });
const server = await serve({
  archive: store.archive,
  vault: store.vault,
  fidePages: store.fidePages,
  memory: memory(),
  clock: spanClock(day, began),
  mail: smtp === undefined ? undefined : smtpOf(smtp),
  port: 0,
  closeStore: () => store.close(),
  announceSetup: (link) => say(`link ${link}`),
  options: {
    publicUrl: 'http://localhost',
    passwordCost: { memory: 8, passes: 1 },
    checkAnswers: true,
    reads: 1e9,
    files: 1e9,
    writes: 1e9,
    signIns: 1e9,
  },
});
say(`ready ${server.address}`);
