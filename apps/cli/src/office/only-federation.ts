import type { Store } from '@escala/storage';
import { UsageError } from '../usage-error.ts';

/** The federation to use: the one named, or the only one. */
export async function chosenFederation(store: Pick<Store, 'archive'>, named: string | undefined): Promise<string> {
  const known = await store.archive.federations();
  if (named !== undefined) {
    if (!known.includes(named))
      throw new UsageError('cli.usage.federation-unknown', { named, known: known.join(', ') || '-' });
    return named;
  }
  if (known.length === 1) return known[0]!;
  throw new UsageError(known.length === 0 ? 'cli.usage.no-federation' : 'cli.usage.which-federation', {
    known: known.join(', '),
  });
}
