import type { NormCertificate } from '@escala/core';
import { z } from 'zod';
import { deskOf, runs } from '../../events/event-seen.ts';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { loadPerformanceEvent } from './performance-tournament.ts';

/** What FIDE's form IT1 asks of a norm; days of birth only for whoever runs the event (D-OFF-20). */
export const normCertificate = defineQuestion({
  kind: 'norm.certificate',
  input: z.strictObject({ event: z.string(), player: z.string(), norm: z.string() }),
  answer: z
    .looseObject({ format: z.literal('escala/norm-certificate@1') })
    .describe('A document escala/norm-certificate@1.') as unknown as z.ZodType<NormCertificate>,
  ask: async (reading, { event: id, ...asked }, { viewer }) => {
    const isDesk = runs(viewer, await deskOf(reading, id));
    const { rules, tournament, names, desk } = await loadPerformanceEvent(reading, id, isDesk);
    const players = tournament.players.map((player) => ({ ...player, name: names[player.id] ?? player.id }));
    const { name, place } = desk.event.body;
    const certificate = rules?.certificate({ ...tournament, players }, { ...asked, name, place });
    if (certificate === undefined) throw new Refused([missing('norm-certificate-none', asked)]);
    return { ...certificate, missing: certificate.missing.filter(({ fact }) => isDesk || fact !== 'birthDate') };
  },
});
