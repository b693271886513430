import type { IsoDate } from '@escala/core';
import type { OfficePorts } from '@escala/office';
import { memory } from '@escala/office';
import { readOwnPicture } from '../demo-identity.ts';

/**
 * The office in which a made-up federation is built: its clock starts on the last day of the history and counts
 * seconds, and its ids count up. So the same federation has the same acts and hashes, whenever and wherever it is
 * built.
 */
export function demoPorts(ports: OfficePorts, endsOn: IsoDate): OfficePorts {
  let seconds = 0;
  let ids = 0;
  return {
    ...ports,
    memory: ports.memory ?? memory(),
    readPicture: readOwnPicture,
    clock: { now: () => `${endsOn}T${timeOf(seconds++)}.000Z`, today: () => endsOn },
    // In the form of a UUID of version 7, sorting before all others.
    newId: () => `00000000-0000-7000-8000-${String(++ids).padStart(12, '0')}`,
  };
}

const DAY = 86_400;

function timeOf(seconds: number): string {
  const at = Math.min(seconds, DAY - 1);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(at / 3600))}:${two(Math.floor(at / 60) % 60)}:${two(at % 60)}`;
}
