import { birthYearOf } from '@escala/office';
import { imposeSanction, registerPlayer } from '@escala/office/acts';
import type { DemoProgress } from '../building/build-demo.ts';
import type { DemoDesk } from '../building/demo-desk.ts';
import { type DemoFederation, demoPlayerId } from '../demo-federation.ts';
import { disputes } from './disputes.ts';
import { eventsInPlay } from './events-in-play.ts';
import { leagueInPlay } from './league-in-play.ts';

/** Work on every desk, so that people opening the demo find something to do. */
export async function showcase(
  desk: DemoDesk,
  demo: DemoFederation,
  onProgress: (progress: DemoProgress) => void,
): Promise<void> {
  // Changes of the registry come into the lists with the correction that follows.
  const steps = [registryMatters, disputes, eventsInPlay, leagueInPlay];
  for (const [done, step] of steps.entries()) {
    onProgress({ stage: 'work', done, all: steps.length });
    await step(desk, demo);
  }
}

/** A player possibly registered twice, and a sanction in force. */
async function registryMatters(desk: DemoDesk, { players, size }: DemoFederation): Promise<void> {
  const season = size.endsOn.slice(0, 4);
  const [member, other] = players.filter(
    ({ licences, birthDate }) => licences[season] !== undefined && (birthDate ?? '9999') < `${Number(season) - 20}`,
  );
  const [family, given] = member!.name.split(', ');
  await desk.perform(registerPlayer, {
    name: `${given} ${family}`,
    birthYear: birthYearOf(member!),
    sex: member!.sex,
    evenIfSimilar: [demoPlayerId(member!.number)],
  });
  await desk.perform(
    imposeSanction,
    {
      player: demoPlayerId(other!.number),
      decision: 'Dos mesos sense jugar competicions oficials.',
      imposedOn: `${size.endsOn.slice(0, 7)}-01`,
    },
    { reason: 'Abandonament reiterat de partides sense avisar l’àrbitre.' },
  );
}
