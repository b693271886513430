import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { StorageFault, type StorageFaultCode } from '@escala/storage';
import { bundled } from '../bundled.ts';
import type { LoadedList, LoadTerms } from './load-list.ts';

export interface LoadOrder {
  readonly url: string;
  readonly file: string;
  readonly terms: Omit<LoadTerms, 'onBytes'>;
}

export type LoadMessage =
  | { readonly kind: 'bytes'; readonly bytes: number }
  | { readonly kind: 'loaded'; readonly loaded: LoadedList }
  | { readonly kind: 'storage-fault'; readonly code: string; readonly place: string }
  /** The file; `code` is Node's. */
  | { readonly kind: 'unreadable'; readonly code: string }
  | { readonly kind: 'failed'; readonly message: string };

/** Loads FIDE's list in a child process, which ends with this one. */
export function loadInProcess(
  { url, file, terms }: LoadOrder,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<LoadedList> {
  const program = bundled('load-process') ?? fileURLToPath(new URL('./load-process.ts', import.meta.url));
  const child = fork(program, [], { execArgv: ['--no-warnings'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The process that loads FIDE's list ended (${code}).`)));
    child.on('message', (message: LoadMessage) => {
      if (message.kind === 'bytes') onBytes(message.bytes);
      else if (message.kind === 'loaded') resolve(message.loaded);
      else if (message.kind === 'storage-fault')
        reject(new StorageFault(message.code as StorageFaultCode, message.place));
      else if (message.kind === 'unreadable') reject(Object.assign(new Error(message.code), { code: message.code }));
      else reject(new Error(message.message));
    });
    child.send({ url, file, terms } satisfies LoadOrder);
  });
}
