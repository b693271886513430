/** Why something about accounts, passwords, codes and tokens is refused. */
export const messages: Record<keyof typeof import('../../en/office/accounts.ts').messages, string> = {
  'refusal.account-unknown': 'No hi ha cap compte {account}. Comproveu-lo a la llista de comptes.',
  'refusal.account-not-own': 'Aquest compte és d’una altra persona. Ho ha de fer qui n’és titular.',
  'refusal.account-suspended': 'Aquest compte està suspès. Abans un administrador l’ha de rehabilitar.',
  'refusal.account-not-suspended': 'Aquest compte no està suspès; no hi ha res a rehabilitar.',
  'refusal.account-address-needed':
    'Aquest compte està en ús: cal una adreça per entrar-hi. Suspeneu-lo primer o indiqueu una altra adreça.',
  'refusal.mail-not-set-up':
    'Aquesta oficina no té servidor de correu. No poseu «by» i feu arribar l’enllaç vós mateix.',
  'refusal.account-no-address':
    'Aquest compte no té adreça electrònica, de manera que no hi pot anar cap correu. Feu arribar l’enllaç vós mateix o doneu primer una adreça al compte.',
  'refusal.mail-unknown': 'No hi ha aquest correu a la cua. El que ja s’ha acabat es guarda trenta dies.',
  'refusal.mail-not-failed': 'Aquest correu no ha fallat: és de camí o ja ha arribat.',
  'refusal.unsubscribe-link':
    'Aquest enllaç no és sencer. Obriu-lo des del correu mateix o trieu al vostre compte quins correus rebeu.',
  'refusal.account-email-taken': 'Ja hi ha un compte amb aquesta adreça electrònica. Modifiqueu-ne els rols.',
  'refusal.account-club-unknown': 'No consta cap club {club}. Registreu-lo abans o reviseu-ne l’identificador.',
  'refusal.account-club-missing':
    'Un delegat de club representa almenys un club. Indiqueu-lo o doneu una altra funció.',
  'refusal.account-event-unknown': 'No consta cap prova {event}. Registreu-la abans o reviseu-ne l’identificador.',
  'refusal.account-player-unknown': 'No consta cap jugador {player}. Registreu-lo abans o reviseu-ne l’identificador.',
  'refusal.last-administrator': 'És l’últim administrador. Abans feu administradora una altra persona.',
  'refusal.api-token-already-over': 'L’últim dia de la clau, {date}, ja ha passat. Trieu avui o un dia posterior.',
  'refusal.api-token-too-long':
    'Una clau dura com a màxim dos anys: fins al {latest}, no fins al {date}. Trieu un dia anterior, o cap per a un any.',
  'refusal.api-token-scope-unknown':
    'No hi ha cap acte ni consulta «{scope}». La descripció de la interfície, a /api, els enumera; «player.*» vol dir tots els de jugadors.',
  'refusal.api-token-scope-person': 'Una clau mai no fa «{scope}»: cal una persona amb la sessió iniciada. Traieu-ho.',
  'refusal.api-token-unknown': 'No hi ha cap clau {token}. Comproveu-la a la llista de claus del compte.',
  'refusal.invitation-unknown':
    'Aquest enllaç no és vàlid: ja s’ha fet servir, ha estat substituït o té més d’una setmana. Demaneu-ne un de nou a un administrador.',
  'refusal.password-wrong':
    'La contrasenya actual no és correcta. Torneu-ho a provar o demaneu un enllaç nou a un administrador.',
  'refusal.code-wrong':
    'El codi no és correcte o ja s’ha fet servir. Espereu el següent a l’aplicació; comproveu l’hora del telèfon.',
  'refusal.second-factor-last':
    'Els vostres rols necessiten un segon factor, i aquest és l’últim. Afegiu-ne abans un altre, o substituïu-lo.',
  'refusal.second-factor-own':
    'Ningú no es treu així el propi segon factor. Substituïu-lo a la pàgina del vostre compte, o demaneu-ho a un altre administrador.',
  'refusal.second-factor-none':
    'Aquest compte no té segon factor, i els codis no substituirien res. Configureu-ne un abans.',
  'refusal.passkeys-too-many': 'Un compte té com a màxim {most} claus d’accés. Traieu-ne una que ja no feu servir.',
  'refusal.passkey-unknown':
    'No hi ha cap clau d’accés {passkey}, o s’ha tret. Torneu a carregar la pàgina per veure les que hi ha.',
  'refusal.passkey-wrong':
    'Aquesta clau d’accés no serveix: és d’un altre compte, s’ha tret o ha trigat massa. Torneu-ho a provar, o feu servir la contrasenya.',
  'refusal.password-needed':
    'Aquí també cal la contrasenya. Una clau d’accés només és suficient tota sola si el dispositiu ha comprovat que sou vós (dit, cara o PIN).',
  'refusal.code-needed':
    'Aquest compte té un segon factor. Doneu un codi de l’aplicació, un codi de recuperació, o feu servir una clau d’accés.',
  // Telephones that were handed out for results.
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
