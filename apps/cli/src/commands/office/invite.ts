import type { Speech } from '@escala/messages';
import { inviteByHand, newUuid, setupLink, sha256, systemClock } from '@escala/server/command-line';
import { DONE, type ExitCode } from '../../exit-codes.ts';
import type { PlaceOptions } from '../../office/office-place.ts';
import { chosenFederation } from '../../office/only-federation.ts';
import { addressOfSettings, OWN_ADDRESS } from '../../office/public-address.ts';
import { withOffice } from '../../office/with-office.ts';

interface InviteOptions extends PlaceOptions {
  readonly federation?: string;
  readonly name?: string;
  readonly role: readonly string[];
  /** What the account is responsible for. */
  readonly club?: readonly string[];
  readonly delegation?: readonly string[];
  readonly event?: readonly string[];
  readonly player?: string;
  readonly publicUrl?: string;
}

/** `escala invite EMAIL --role administrator`: an account whose holder sets the password through a link. */
export async function invite(email: string, options: InviteOptions, speech: Speech): Promise<ExitCode> {
  return withOffice(options, speech, async (store) => {
    const { archive, vault } = store;
    const federation = await chosenFederation(store, options.federation);
    const parts = { archive, vault, clock: systemClock, digest: sha256, newId: newUuid };
    const { club: clubs = [], delegation: delegations, event: events = [], player } = options;
    const own = delegations === undefined ? {} : { delegations };
    const rights = { roles: options.role, clubs, ...own, events, ...(player !== undefined && { player }) };
    const account = { email, name: options.name ?? email.replace(/@.*/, ''), ...rights };
    const address = options.publicUrl ?? addressOfSettings(process.env) ?? OWN_ADDRESS;
    const { link, expires } = await inviteByHand(parts, federation, account, address);
    process.stdout.write(`${speech.translate('cli.invite.done', { email, link, expires: expires.slice(0, 10) })}\n`);
    return DONE;
  });
}

interface FoundOptions extends PlaceOptions {
  readonly publicUrl?: string;
}

/** `escala found`: a link that founds another federation in an office that already has some. */
export async function found(options: FoundOptions, speech: Speech): Promise<ExitCode> {
  return withOffice(options, speech, async ({ vault }) => {
    const address = options.publicUrl ?? addressOfSettings(process.env) ?? OWN_ADDRESS;
    const link = await setupLink({ vault, clock: systemClock }, address);
    process.stdout.write(`${speech.translate('cli.found.done', { link })}\n`);
    return DONE;
  });
}
