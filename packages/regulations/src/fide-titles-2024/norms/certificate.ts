import type {
  CertificateEvent,
  CertificateFact,
  CertificatePlayer,
  MissingFact,
  NormCertificate,
  Tournament,
} from '@escala/core';
import type { CertificateAsked } from '../../contracts/titles.ts';
import { type FideEvent, fideEvent } from '../../fide-2026/facts.ts';
import { judgeNorms } from './judge-norms.ts';

const OF_EVENT = ['place', 'federation', 'registeredOn', 'roundDates', 'arbiter', 'arbiterTitle'] as const;
const OF_PLAYER = ['federation', 'fideId', 'birthDate', 'sex'] as const;
const OF_OPPONENT = ['federation', 'fideId'] as const;

/** The content of FIDE's form IT1 for a norm that a player made or missed, and which of it is missing (D-OFF-495). */
export function normCertificate(tournament: Tournament, asked: CertificateAsked): NormCertificate | undefined {
  const judged = judgeNorms(tournament, asked.player);
  const norm = judged.norms.find((each) => each.norm === asked.norm);
  if (norm === undefined) return undefined;
  const event = eventOf(tournament, fideEvent(tournament.event), asked);
  const facts = (id: string): CertificatePlayer => playerOf(tournament, id);
  const player = facts(asked.player);
  const opponents = norm.opponents.map(({ opponent }) => facts(opponent));
  return {
    format: 'escala/norm-certificate@1',
    regulation: judged.regulation,
    event,
    player,
    norm,
    conditions: judged.conditions,
    names: Object.fromEntries([player, ...opponents].map(({ id, name }) => [id, name])),
    missing: [
      ...untold(event, OF_EVENT).map((fact): MissingFact => ({ of: 'event', fact })),
      ...untold(player, OF_PLAYER).map((fact): MissingFact => ({ of: 'player', player: player.id, fact })),
      ...opponents.flatMap((each) =>
        untold(each, OF_OPPONENT).map((fact): MissingFact => ({ of: 'opponent', player: each.id, fact })),
      ),
    ],
  };
}

const untold = <Fact extends CertificateFact>(
  told: Readonly<Partial<Record<Fact, unknown>>>,
  facts: readonly Fact[],
): Fact[] => facts.filter((fact) => told[fact] === undefined);

function eventOf(
  { rounds, system, name: written }: Tournament,
  { federation, start, end, timeControl, registeredOn, roundDates, arbiter, arbiterTitle }: FideEvent,
  { name = written ?? '', place }: CertificateAsked,
): CertificateEvent {
  const facts = { federation, start, end, timeControl, registeredOn, roundDates, arbiter, arbiterTitle };
  return { name, place, rounds, system, ...facts };
}

function playerOf({ players }: Tournament, id: string): CertificatePlayer {
  const { name = id, federation, fideId, birthDate, sex, title, rating } = players.find((each) => each.id === id) ?? {};
  return { id, name, federation, fideId, birthDate, sex, title, rating };
}
