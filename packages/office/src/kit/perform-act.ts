import type { Actor, Scope } from '../access/actor.ts';
import { mayPerform, mayTry } from '../access/roles.ts';
import type { Digest, OfficePorts, Writing } from '../ports.ts';
import { federationKind } from '../registry/federation/federation.ts';
import type { Act, Done, Terms } from './act.ts';
import { type ActEntry, canonicalText, ENGINE, type Filed, sealed, type Touched } from './act-entry.ts';
import { commandRefusals } from './command-refusals.ts';
import { conflict, forbidden, invalid, Refused } from './refusal.ts';
import { unstorableTexts } from './unstorable-text.ts';

/** A command to perform: thanks to its id it is performed once, however often it arrives. */
export interface Request {
  readonly federation: string;
  readonly id: string;
  readonly actor: Actor;
  readonly reason?: string | null | undefined;
  readonly command: unknown;
}

export interface Performed<Outcome> {
  readonly entry: ActEntry;
  readonly outcome: Outcome;
  /** The act had already been performed; nothing was done this time. */
  readonly again: boolean;
}

/** Load, decide, save: all in one write to the archive, or nothing. Throws `Refused` with every reason. */
export async function performAct<Command, Facts, Outcome>(
  ports: OfficePorts,
  act: Act<Command, Facts, Outcome>,
  request: Request,
): Promise<Performed<Outcome>> {
  const { actor } = request;
  if (!mayTry(actor, act.kind)) throw new Refused([forbidden('not-allowed', { act: act.kind })]);
  const parsed = act.command.safeParse(request.command, { reportInput: true });
  const faults = parsed.success ? [] : commandRefusals(parsed.error);
  const reason = request.reason?.trim() || null;
  faults.push(
    ...unstorableTexts(request.command),
    ...unstorableTexts(reason, 'reason'),
    ...unstorableTexts(request.id, 'id'),
  );
  if (act.reason === 'required' && reason === null) faults.push(invalid('reason-missing', {}, { field: 'reason' }));
  if (!parsed.success || faults.length > 0) throw new Refused(faults);
  const command = parsed.data;
  return ports.archive.write(request.federation, async (writing) => {
    const earlier = await writing.act(request.id);
    if (earlier !== undefined) return again(ports, earlier, act, { ...request, command, reason });
    const facts = await act.load(writing, command, ports);
    const scope: Scope = act.scope?.(facts, command) ?? {};
    if (!mayPerform(actor, act.kind, scope)) throw new Refused([forbidden('not-own-matter', { act: act.kind })]);
    const terms = await termsOf(ports, writing, actor, reason);
    const decision = await act.decide(facts, command, terms);
    if ('refused' in decision) throw new Refused(decision.refused);
    const entry = await save(ports, writing, act, request, command, decision, terms);
    return { entry, outcome: decision.outcome, again: false };
  });
}

/** The same id with the same command and reason is the same act; otherwise it is the sender's mistake (D-OFF-450). */
function again<Command, Facts, Outcome>(
  { digest }: OfficePorts,
  entry: ActEntry,
  act: Act<Command, Facts, Outcome>,
  { actor, command, reason }: { readonly actor: Actor; readonly command: Command; readonly reason: string | null },
): Performed<Outcome> {
  // Someone who guesses an id is not shown what another account did.
  if (entry.actor !== actor.account) throw actIdUsed(entry, command, null);
  const isSame = entry.kind === act.kind && entry.reason === reason;
  if (!isSame || canonicalText(entry.command) !== canonicalText(commandOnRecord(act, command, digest)))
    throw actIdUsed(entry, command, entry.command);
  return { entry, outcome: entry.outcome as Outcome, again: true };
}

export function actIdUsed({ id, kind }: Pick<ActEntry, 'id' | 'kind'>, yours: unknown, theirs: unknown): Refused {
  return new Refused([conflict('act-id-used', { id, kind }, yours, theirs)]);
}

function commandOnRecord<Command>(
  act: { onRecord?(command: Command, digest: () => string): unknown },
  command: Command,
  digest: Digest,
): unknown {
  return act.onRecord ? act.onRecord(command, () => digest(canonicalText(command))) : command;
}

async function termsOf(ports: OfficePorts, writing: Writing, actor: Actor, reason: string | null): Promise<Terms> {
  const { seq } = await writing.head();
  const federation = await writing.get(federationKind, writing.federation);
  return {
    at: ports.clock.now(),
    today: ports.clock.today(federation?.body.timeZone ?? 'UTC'),
    actor,
    reason,
    seq: seq + 1,
    newId: ports.newId,
    digest: ports.digest,
    federation: writing.federation,
  };
}

async function save<Command, Facts, Outcome>(
  { digest }: OfficePorts,
  writing: Writing,
  act: Act<Command, Facts, Outcome>,
  request: Request,
  command: Command,
  { changes, filings = [], outcome }: Done<Outcome>,
  { at, actor, reason, seq }: Terms,
): Promise<ActEntry> {
  const touched: Touched[] = [];
  for (const { kind, id, from, body } of changes) {
    await writing.put(kind, id, from + 1, seq, body as never);
    touched.push({ kind: kind.name, id, from, to: from + 1, digest: digest(canonicalText(body)) });
  }
  const filed: Filed[] = [];
  for (const { folder, name, part, bytes } of filings) {
    await writing.file(folder, { name, part, seq, bytes });
    filed.push({ folder, name, part, digest: digest(bytes) });
  }
  const { hash: previous } = await writing.head();
  const entry = sealed(
    {
      seq,
      id: request.id,
      kind: act.kind,
      at,
      actor: actor.account,
      reason,
      subject: act.subject(command, outcome),
      command: commandOnRecord(act, command, digest),
      outcome: outcome ?? null,
      touched,
      filed,
      engine: ENGINE,
      previous,
    },
    digest,
  );
  await writing.append(entry);
  return entry;
}
