/** Telephones that were handed out for results. */
export const messages: Record<keyof typeof import('../../en/office/devices.ts').messages, string> = {
  'refusal.request-unknown': 'No hi ha cap sol·licitud {id}. Torneu a carregar la pàgina.',
  'refusal.request-answered': 'La sol·licitud de {name} ja s’ha respost.',
  'refusal.request-waits':
    '{name} és a la llista d’espera: les {places, number} places són de jugadors inscrits i de sol·licituds anteriors. Rebutgeu-ne una o admeteu més jugadors a la configuració.',
  'refusal.request-by-machine': 'Sembla que ho ha omplert un programa. Torneu a carregar la pàgina i proveu-ho de nou.',
  'refusal.requests-full': '{name} ja té {most, number} sol·licituds pendents. Parleu amb l’àrbitre.',
  'refusal.entering-closed': '{name} no admet inscripcions aquí ara. Parleu amb l’àrbitre.',
  'refusal.roll-round': 'El control d’assistència és per a la ronda {next}, no per a la ronda {round}.',
  'refusal.device-unknown': 'No consta cap dispositiu {id}. Torneu a mirar el codi o demaneu-ne un de nou a l’àrbitre.',
  'refusal.device-boards-order':
    'L’últim tauler ({to}) és anterior al primer ({from}). Escriviu primer el número més baix.',
  'refusal.device-over': 'El codi de {label} ja no val: ha caducat o s’ha retirat. Demaneu-ne un de nou a l’àrbitre.',
  'refusal.device-taken-up':
    'El codi de {label} ja l’ha fet servir un altre dispositiu, i només n’obre un. Demaneu un codi propi a l’àrbitre.',
  'refusal.device-code-wrong':
    'Aquest codi no és el bo o ja no val. Torneu a escriure’l tal com surt a la pantalla de l’àrbitre o demaneu-ne un de nou.',
};
