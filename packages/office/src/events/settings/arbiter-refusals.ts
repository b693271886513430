import { accountKind } from '../../accounts/account.ts';
import { missing, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';

/** Accounts that may be named as arbiters of an event: arbiters, and officers, who may run any event (D-OFF-274). */
export async function loadArbiters(reading: Reading, named: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await reading.getMany(accountKind, [...new Set(named)]);
  return new Set(
    found
      .filter(({ body }) => body.state !== 'suspended' && body.roles.some((role) => RUNS_EVENTS.includes(role)))
      .map(({ id }) => id),
  );
}

const RUNS_EVENTS: readonly string[] = ['arbiter', 'officer'];

/** Named accounts that are not arbiters; those named before stay, whatever happened to the account. */
export function arbiterRefusals(
  named: readonly string[],
  known: ReadonlySet<string>,
  before: readonly string[] = [],
): Refusal[] {
  return named.flatMap((account, i) =>
    known.has(account) || before.includes(account)
      ? []
      : [missing('arbiter-unknown', { account }, { field: `facts.arbiters.${i}` })],
  );
}
