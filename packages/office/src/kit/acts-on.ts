import type { Scope } from '../access/actor.ts';
import type { ActKind } from '../access/roles.ts';
import type { OfficePorts, Reading } from '../ports.ts';
import { type Act, type Decision, defineAct, type Terms } from './act.ts';
import type { Refusal } from './refusal.ts';

type Against = { readonly refused: readonly Refusal[] };

/** What several acts are about: how it is loaded, whose matter it is, and when it cannot be decided on. */
interface Matter<Asked, Loaded, Found, State> {
  subject(asked: Asked): { readonly kind: string; readonly id: string };
  load(reading: Reading, asked: Asked): Promise<Loaded>;
  scope?(loaded: Loaded, asked: Asked): Scope;
  /** What to decide on, or why not: missing, changed since it was seen, or in none of the act's states. */
  find(loaded: Loaded, asked: Asked, states: readonly State[]): Found | Against;
}

type Same = 'kind' | 'command' | 'reason' | 'outcome' | 'onRecord';

interface ActOn<Command, Loaded, Found, State, More, Outcome, Kind extends ActKind>
  extends Pick<Act<Command, never, Outcome, Kind>, Same> {
  readonly states?: readonly State[];
  subject?(command: Command, outcome: Outcome): { readonly kind: string; readonly id: string };
  scope?(loaded: Loaded, command: Command): Scope;
  /** Further facts needed. */
  load?(reading: Reading, command: Command, ports: OfficePorts, found: Found): Promise<More>;
  decide(facts: Found & More, command: Command, terms: Terms): Decision<Outcome> | Promise<Decision<Outcome>>;
}

/** Acts on one matter: the shared parts are defined once, each act adds the rest. */
export const actsOn =
  <Asked, Loaded, Found extends object, State = never>(matter: Matter<Asked, Loaded, Found, State>) =>
  <Command extends Asked, Outcome, const Kind extends ActKind, More extends object = object>(
    act: ActOn<Command, Loaded, Found, State, More, Outcome, Kind>,
  ) => {
    const { states = [], load, decide, scope = matter.scope, subject = matter.subject, ...same } = act;
    return defineAct<Command, { readonly loaded: Loaded; readonly facts: (Found & More) | Against }, Outcome, Kind>({
      ...same,
      subject,
      load: async (reading, command, ports) => {
        const loaded = await matter.load(reading, command);
        const found = matter.find(loaded, command, states);
        if ('refused' in found) return { loaded, facts: found };
        return { loaded, facts: { ...found, ...((await load?.(reading, command, ports, found)) as More) } };
      },
      scope: ({ loaded }, command) => scope?.(loaded, command) ?? {},
      decide: ({ facts }, command, terms) => ('refused' in facts ? facts : decide(facts, command, terms)),
    });
  };
