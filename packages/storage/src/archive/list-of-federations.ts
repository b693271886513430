import type { Listed, Machines } from '../citus/machines.ts';
import type { Engine } from '../engine.ts';
import type { FederationTurns } from '../federation-turns.ts';
import { StorageFault } from '../storage-fault.ts';

/** Milliseconds that whoever asks waits, if an earlier answer is known; until it is given up; until it is asked again. */
const [SOON, GIVEN_UP, PAUSE] = [500, 2_000, 2_000];

interface Lists {
  /** All, or those that are known. */
  federations(): Promise<readonly string[]>;
  /** As they are now, with the machines that do not tell theirs. */
  listed(): Promise<Listed>;
}

/**
 * This asks all machines. Federations are never deleted, so while a machine of a distributed database is down or silent
 * the last known list is given. A process that starts meanwhile has none: then the machines that are up are asked one
 * by one (D-OFF-1403).
 */
export function listsOfFederations(engine: Engine, turns: FederationTurns, machines: Machines | undefined): Lists {
  let known: readonly string[] | undefined;
  let notBefore = 0;
  let inPart: Listed | undefined;
  const isResting = (): boolean => performance.now() < notBefore;
  const ask = async (): Promise<readonly string[]> => {
    const rows = await turns.overAll(GIVEN_UP, () =>
      engine.read((db) => db.selectFrom('federations').select('id').where('seq', '>', 0).orderBy('id').execute()),
    );
    known = rows.map(({ id }) => id);
    return known;
  };
  const oneByOne = async (error: unknown): Promise<Listed> => {
    if (!isPartAway(error)) throw error;
    const listed = await machines?.listed();
    // Nobody should take this for an office without any.
    if (listed === undefined || listed.federations.length === 0) throw error;
    notBefore = performance.now() + PAUSE;
    inPart = listed;
    return listed;
  };
  const fallBack = async (error: unknown): Promise<readonly string[]> => {
    if (!isPartAway(error) || known === undefined) return (await oneByOne(error)).federations;
    notBefore = performance.now() + PAUSE;
    return known;
  };
  return {
    federations: async () => {
      const present = known ?? inPart?.federations;
      if (present === undefined || machines === undefined) return ask().catch(fallBack);
      if (isResting()) return present;
      const asked = ask().catch(fallBack);
      let late: NodeJS.Timeout | undefined;
      const soon = new Promise<readonly string[]>((resolve) => {
        late = setTimeout(() => {
          notBefore = performance.now() + PAUSE;
          resolve(present);
        }, SOON);
      });
      return Promise.race([asked, soon]).finally(() => clearTimeout(late));
    },
    listed: async () => {
      if (inPart !== undefined && isResting()) return inPart;
      return ask().then((federations) => ({ federations, silent: [] }), oneByOne);
    },
  };
}

const isPartAway = (error: unknown): boolean => error instanceof StorageFault && error.code === 'part-unreachable';
