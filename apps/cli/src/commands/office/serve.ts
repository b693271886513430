import type { AddressInfo } from 'node:net';
import { dirname, resolve } from 'node:path';
import type { Speech } from '@escala/messages';
import { memory } from '@escala/office';
import { answerWhileStarting, loadInProcess, serve as serveOffice, smtpMail } from '@escala/server';
import { openStore, type StorageFault, type StoreEvent } from '@escala/storage';
import { DONE, type ExitCode } from '../../exit-codes.ts';
import { onceItAnswers } from '../../office/late-database.ts';
import { type MailOptions, mailOfOptions } from '../../office/mail-options.ts';
import { databaseUrl, type PlaceOptions } from '../../office/office-place.ts';
import { memoryLimit, metricsPlace, readyFolder, serverSettings } from '../../office/server-settings.ts';
import { officeFaultText, refused, tellMigrated } from '../../office/with-office.ts';

interface Log {
  warn(facts: object, text: string): void;
  info(facts: object, text: string): void;
  debug(facts: object, text: string): void;
}

/**
 * Logs events between the office and its database, under the names given in docs/operations.md. The log starts later
 * than the database: earlier events are logged then.
 */
export function toldStoreEvents(): { onEvent(event: StoreEvent): void; to(log: Log): void } {
  const early: StoreEvent[] = [];
  let log: Log | undefined;
  return {
    onEvent: (event) => (log === undefined ? void early.push(event) : tell(event, log)),
    to: (opened) => {
      log = opened;
      for (const event of early.splice(0)) tell(event, opened);
    },
  };
}

function tell(event: StoreEvent, log: Log): void {
  const { kind, place } = event;
  log[LEVELS[kind]]({ place, ...('cause' in event && { cause: codeOf(event.cause) }) }, kind);
}

const LEVELS = {
  'replica-lost': 'warn',
  'replica-back': 'warn',
  'replica-behind': 'debug',
  'write-again': 'info',
} as const satisfies Record<StoreEvent['kind'], keyof Log>;

/** Only the code of an error: a driver's message may quote a statement. */
function codeOf(cause: unknown): string {
  const { code, name } = Object(cause) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown');
}

export interface ServeOptions extends PlaceOptions, MailOptions {
  readonly host?: string;
  readonly port?: number;
  readonly quiet?: boolean;
}

/** What differs on a person's own machine. */
interface ServeTerms {
  readonly ownMachine?: boolean;
  announceSetup?(link: string): void;
  /** Says why it does not start. */
  refuse?(reason: string): ExitCode;
  told?(listening: { readonly port: number }): void;
}

/** Answered as a server that is closing: come back in a few seconds. */
const STARTING = Object.assign(new Error('starting'), { statusCode: 503 });

/** `escala serve`: the office over HTTP, until it is told to stop. */
export async function serve(options: ServeOptions, speech: Speech, terms: ServeTerms = {}): Promise<ExitCode> {
  const { translate } = speech;
  const url = databaseUrl(options, process.env);
  const settings = serverSettings(process.env);
  const post = mailOfOptions(options, process.env, translate);
  const figures = metricsPlace(process.env);
  const most = memoryLimit(process.env);
  const { onEvent, to } = toldStoreEvents();
  const { host = '127.0.0.1', port = 8080 } = options;
  let starting: Awaited<ReturnType<typeof answerWhileStarting>> | undefined;
  try {
    let fault: StorageFault | undefined;
    // Any free port is free.
    if (port !== 0) starting = await answerWhileStarting({ host, port }, () => fault ?? STARTING);
    const place = { url, readUrl: process.env.DATABASE_READ_URL, readyFolder: readyFolder(url, process.env) };
    const store = await onceItAnswers(
      () => openStore({ ...place, onEvent }),
      (late) => {
        fault = late;
        process.stderr.write(`${translate('cli.serve.waiting', { place: late.place })}\n`);
      },
    );
    tellMigrated(store, speech);
    const serverOptions = {
      ...settings,
      publicUrl: options.publicUrl ?? process.env.ESCALA_PUBLIC_URL,
      ownMachine: terms.ownMachine ?? false,
      keptIn: terms.ownMachine ? dirname(resolve(url)) : undefined,
    };
    const running = await serveOffice({
      archive: store.archive,
      vault: store.vault,
      fidePages: store.fidePages,
      ready: store.ready,
      loadFideList: (file, terms) => loadInProcess({ url, file, terms }),
      memory: memory(most),
      second: { ...place, most, options: serverOptions },
      mail: post && smtpMail(post),
      host,
      port,
      beforeListening: async () => starting?.close(),
      metricsPlace: figures,
      hasRoom: () => store.hasRoom(),
      log: { level: options.quiet ? 'warn' : 'info', stream: process.stderr },
      options: serverOptions,
      closeStore: () => store.close(),
      announceSetup:
        terms.announceSetup ?? ((link) => process.stdout.write(`${translate('cli.serve.setup', { link })}\n`)),
    });
    to(running.app.log);
    process.stdout.write(
      `${translate('cli.serve.listening', { address: running.address, place: store.engine.place })}\n`,
    );
    terms.told?.({ port: (running.app.server.address() as AddressInfo).port });
    await new Promise<void>((resolve) => running.app.server.once('close', resolve));
    await running.close();
    // Work that nobody waits for any more must not delay a supervisor.
    setTimeout(() => process.exit(DONE), 1000).unref();
    return DONE;
  } catch (error) {
    await starting?.close();
    const text = officeFaultText(error, speech) ?? listenFault(error, options, speech);
    if (text === undefined) throw error;
    return (terms.refuse ?? refused)(text);
  }
}

function listenFault(
  error: unknown,
  { host = '127.0.0.1', port = 8080 }: ServeOptions,
  { translate }: Speech,
): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return translate('cli.serve.port-taken', { port: String(port) });
  if (code === 'EACCES') return translate('cli.serve.port-forbidden', { port: String(port) });
  // An unknown host name, or not an address at all.
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return translate('cli.serve.no-host', { host });
  return undefined;
}
