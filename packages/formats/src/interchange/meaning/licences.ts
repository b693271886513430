import type { HeadToHeadInput } from '@escala/core';
import type { FaultList } from '../faults/fault-list.ts';
import type { Draft } from './draft.ts';

/** A licence does not end before it begins. */
export function checkLicences(players: Draft<HeadToHeadInput['players']>, faults: FaultList): void {
  players.forEach((player, p) => {
    const path = ['players', p, 'licence'];
    const licence = player?.licence;
    if (licence === undefined) return;
    [licence].flat().forEach((term, t) => {
      if (term?.from === undefined || term.until === undefined || term.from <= term.until) return;
      const place = Array.isArray(licence) ? [...path, t, 'until'] : [...path, 'until'];
      faults.add({ code: 'licence-ends-before-start', path: place, values: { from: term.from, until: term.until } });
    });
  });
}
