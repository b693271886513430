import type { CertificateFact, NormCertificate } from '@escala/core';
import type { Speech } from './speech.ts';

/** Whether the norm was made, and its figures. */
export function certificateVerdict({ norm }: NormCertificate, { translate }: Speech): [string, string] {
  const { achieved, credited, score, games, ra, rp, needed } = norm;
  return [
    achieved
      ? translate('explain.certificate.made', { norm: norm.norm, credited: credited ?? 0 })
      : translate('explain.certificate.not-made', { norm: norm.norm }),
    translate('explain.certificate.figures', {
      ...{ score, games, ra: ra ?? '–', rp: rp ?? '–', needed: needed ?? '–' },
    }),
  ];
}

/** A line with everything missing about the event, then a line for each missing fact with the players concerned. */
export function missingFacts({ names, missing }: NormCertificate, { translate }: Speech): string[] {
  const factText = (fact: CertificateFact): string => translate(`explain.certificate.fact-${fact}`);
  const [ofEvent, ofPlayers] = [missing.filter(({ of }) => of === 'event'), missing.filter(({ of }) => of !== 'event')];
  const event = ofEvent.map(({ fact }) => factText(fact)).join(', ');
  const players = [...Map.groupBy(ofPlayers, ({ fact }) => fact)].map(
    ([fact, of]) => `${factText(fact)}: ${of.map(({ player = '' }) => names[player] ?? player).join('; ')}`,
  );
  return [...(event === '' ? [] : [`${translate('explain.certificate.the-event')}: ${event}`]), ...players].map(
    (line) => line.charAt(0).toUpperCase() + line.slice(1),
  );
}
