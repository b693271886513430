/** Telephones that were handed out for results. */
export const messages: Record<keyof typeof import('../../en/office/devices.ts').messages, string> = {
  'refusal.device-unknown': 'No consta cap dispositiu {id}. Torneu a mirar el codi o demaneu-ne un de nou a l’àrbitre.',
  'refusal.device-boards-order':
    'L’últim tauler ({to}) és anterior al primer ({from}). Escriviu primer el número més baix.',
  'refusal.device-over': 'El codi de {label} ja no val: ha caducat o s’ha retirat. Demaneu-ne un de nou a l’àrbitre.',
  'refusal.device-taken-up':
    'El codi de {label} ja l’ha fet servir un altre dispositiu, i només n’obre un. Demaneu un codi propi a l’àrbitre.',
  'refusal.device-code-wrong':
    'Aquest codi no és el bo o ja no val. Torneu a escriure’l tal com surt a la pantalla de l’àrbitre o demaneu-ne un de nou.',
};
