import type { Speech } from '@escala/messages';
import type { Store } from '@escala/storage';
import { UsageError } from '../usage-error.ts';

/**
 * The federation to use: the one named, or the only one. One that is named is asked for by itself: others may be on
 * machines that do not answer.
 */
export async function chosenFederation(
  store: Pick<Store, 'archive' | 'listed'>,
  named: string | undefined,
): Promise<string> {
  if (named !== undefined && (await store.archive.read(named, (reading) => reading.head())).seq > 0) return named;
  const { federations: known, silent } = await store.listed();
  if (named !== undefined)
    throw new UsageError('cli.usage.federation-unknown', { named, known: known.join(', ') || '-' });
  if (known.length === 1 && silent.length === 0) return known[0]!;
  throw new UsageError(known.length === 0 ? 'cli.usage.no-federation' : 'cli.usage.which-federation', {
    known: [...known, ...(silent.length > 0 ? ['…'] : [])].join(', '),
  });
}

/** Names the machines that do not answer, if any. */
export function toldSilent(silent: readonly string[], { translate }: Speech): boolean {
  for (const machine of silent) process.stderr.write(`${translate('cli.office.machine-silent', { machine })}\n`);
  return silent.length > 0;
}
