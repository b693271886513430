import { birthYearOf } from '@escala/office';
import { imposeSanction, registerPlayer } from '@escala/office/acts';
import type { DemoDesk } from '../building/demo-desk.ts';
import { type DemoFederation, demoPlayerId } from '../demo-federation.ts';

/** Somebody who may be registered twice, and a sanction that is in force. */
export async function registryMatters(desk: DemoDesk, { players, size }: DemoFederation): Promise<void> {
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
