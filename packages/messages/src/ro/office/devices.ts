/** Telephones that were handed out for results. */
export const messages: Record<keyof typeof import('../../en/office/devices.ts').messages, string> = {
  'refusal.request-unknown': 'Nu există cererea {id}. Reîncărcați pagina.',
  'refusal.request-answered': 'Cererea pentru {name} a primit deja răspuns.',
  'refusal.request-waits':
    '{name} este pe lista de așteptare: cele {places, number} locuri sunt ocupate de jucători înscriși și de cereri anterioare. Respingeți una dintre ele sau permiteți mai mulți jucători în setări.',
  'refusal.request-by-machine': 'Pare completat de un program. Reîncărcați pagina și încercați din nou.',
  'refusal.requests-full': '{name} are deja {most, number} cereri în așteptare. Vorbiți cu arbitrul.',
  'refusal.entering-closed': '{name} nu primește acum înscrieri aici. Vorbiți cu arbitrul.',
  'refusal.roll-round': 'Prezența se face pentru runda {next}, nu pentru runda {round}.',
  'refusal.device-unknown': 'Nu există niciun dispozitiv {id}. Verificați codul sau cereți arbitrului unul nou.',
  'refusal.device-boards-order': 'Ultima masă ({to}) este înaintea primei ({from}). Scrieți întâi numărul mai mic.',
  'refusal.device-over':
    'Codul pentru {label} nu mai este valabil: a expirat sau a fost retras. Cereți arbitrului unul nou.',
  'refusal.device-taken-up':
    'Codul pentru {label} a fost folosit deja de alt dispozitiv și deschide doar unul. Cereți arbitrului un cod propriu.',
  'refusal.device-code-wrong':
    'Codul nu este cel corect sau nu mai este valabil. Scrieți-l din nou, așa cum apare pe ecranul arbitrului, sau cereți unul nou.',
};
