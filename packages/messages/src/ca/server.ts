/** What the server itself says: access, requests, faults of the storage, and the page that describes the interface. */
export const messages: Record<keyof typeof import('../en/server.ts').messages, string> = {
  'server.sign-in-first': 'Cal un compte. Entreu, o envieu una clau d’API a la capçalera Authorization.',
  'server.device-over':
    'Aquest dispositiu ja no pot entrar res: el codi ha caducat o s’ha retirat. Demaneu-ne un de nou a l’àrbitre.',
  'server.token-unknown':
    'La clau de la capçalera Authorization no és vàlida: és desconeguda, revocada o vençuda. Creeu-ne una de nova.',
  'server.too-many': 'Massa peticions. Torneu-ho a provar d’aquí a {seconds} segons.',
  'server.sign-in-wait': 'Massa intents fallits. El següent serà possible d’aquí a {seconds} segons.',
  'server.sign-in-failed':
    'L’adreça i la contrasenya no es corresponen, o el compte no està en ús. Torneu-ho a provar o demaneu un enllaç nou a un administrador.',
  'server.code-needed':
    'Aquest compte té un segon factor. Envieu un codi de l’aplicació o un codi de recuperació com a «code», o la resposta d’una clau d’accés com a «passkey».',
  'server.push-address':
    'Aquest navegador no pot rebre avisos: el seu servei d’avisos no té cap adreça que es pugui fer servir. Deixeu la pàgina oberta.',
  'server.push-over': 'El torneig s’ha acabat: no hi ha més rondes de què avisar.',
  'server.push-full': 'Massa gent vol rebre avisos d’aquest torneig. Deixeu la pàgina oberta.',
  'server.no-mail': 'Aquesta oficina no envia correu. Demaneu un enllaç nou a un administrador de la federació.',
  'server.unsubscribe-link':
    'Aquest enllaç no és sencer. Obriu-lo des del correu mateix o trieu al vostre compte quins correus rebeu.',
  'server.code-wrong':
    'El codi no és correcte o ja s’ha fet servir. Espereu el següent a l’aplicació; comproveu l’hora del telèfon.',
  'server.passkey-wrong':
    'Aquesta clau d’accés no serveix: és d’un altre compte, s’ha tret o ha trigat massa. Torneu-ho a provar, o feu servir la contrasenya.',
  'server.password-needed':
    'Aquí també cal la contrasenya. Una clau d’accés només és suficient tota sola si el dispositiu ha comprovat que sou vós (dit, cara o PIN).',
  'server.passkeys-need-name':
    'Les claus d’accés necessiten una oficina amb nom: la seva adreça és un número. Qui porta el servidor li’n dona un amb --public-url.',
  'server.second-factor-first':
    'Els rols d’aquest compte necessiten un segon factor. Doneu-ne un d’alta abans (totp.enrol i després totp.confirm; o passkey.enrol i després passkey.confirm).',
  'server.session-needed': 'Això no es pot fer amb una clau. Inicieu la sessió.',
  'server.token-scope': 'Els àmbits d’aquesta clau no inclouen {kind}. Creeu-ne una que l’inclogui.',
  'server.csrf': 'Falta la capçalera x-csrf-token o és d’una altra sessió. Llegiu-la amb GET session i envieu-la.',
  'server.desk-not-yours':
    'Aquest espai és per a altres funcions que la vostra. Si us cal, demaneu-lo a l’administrador de la federació; si ho sou vós, doneu-vos la funció a Comptes.',
  'server.cross-site':
    'Aquesta petició l’ha provocada un altre lloc web. Obriu la pàgina de la federació i feu-ho allà.',
  'server.busy': 'El servidor està ocupat comprovant contrasenyes. Torneu-ho a provar d’aquí a uns segons.',
  'server.body-too-large': 'La petició és més gran del que admet aquesta adreça. Envieu-la en parts més petites.',
  'server.address-too-long': 'L’adreça és massa llarga. Escurceu-la.',
  'server.media-type': 'El cos no és JSON. Envieu-lo amb la capçalera Content-Type: application/json.',
  'server.list-media-type': 'Envieu el fitxer tal com és, amb la capçalera Content-Type: application/octet-stream.',
  'server.list-too-large':
    'El fitxer és més gran que qualsevol llista de la FIDE. Trieu el fitxer tal com s’ha baixat de la FIDE.',
  'server.list-being-loaded': 'Ara mateix s’està carregant una altra llista. Espereu que acabi.',
  'server.list-cut-off': 'El fitxer no ha arribat sencer; no ha canviat res. Torneu-lo a enviar.',
  'server.closing': 'El servidor s’està reiniciant. Torneu-ho a provar d’aquí a uns segons.',
  'server.not-json':
    'El cos no es pot llegir com a JSON. Reviseu comes, cometes i claudàtors, i que el text s’enviï en UTF-8.',
  'server.malformed': 'La petició no es pot llegir. Reviseu-ne l’adreça, les capçaleres i el cos.',
  'server.fault':
    'El servidor ha fallat; no s’ha desat res. Torneu-ho a provar i, si continua, digueu a l’administrador l’identificador de la petició.',
  'server.no-words': 'Refusat: {code}.',
  'server.several-problems':
    '{count, plural, one {Hi ha # cosa} many {Hi ha # coses} other {Hi ha # coses}} que no van bé; {more, plural, =0 {«problems» les enumera} other {«problems» enumera les {named} primeres}}.',
  'server.no-such-address': 'En aquesta adreça no hi ha res. La descripció de la interfície, a /api, diu què hi ha.',
  'server.no-such-act': 'No existeix aquest acte. La descripció de la interfície, a /api, els enumera.',
  'server.no-such-federation': 'Aquí no hi ha aquesta federació. Reviseu-ne el nom curt a l’adreça.',
  'server.start-link':
    'Aquest enllaç ja s’ha fet servir o té més d’un dia. Torneu a engegar Escala per tenir-ne un de nou.',
  'server.host-unknown': 'Aquest programa respon als noms i adreces d’aquesta màquina, no com a {host}.',
  'server.feed-list': 'Llista d’Elo {series} del {date}',
  'server.feed-round': '{event}: ronda {round}',
  'server.feed-finished': '{event}: classificació final',
  'server.setup-token':
    'L’enllaç de la primera arrencada ja s’ha fet servir o té més d’un dia. `escala found` n’escriu un de nou; un servidor sense cap federació ho fa cada vegada que arrenca.',
  'server.metrics-elsewhere':
    'Les xifres del servidor són per a qui en tingui la clau (ESCALA_METRICS_TOKEN), o en una adreça pròpia (ESCALA_METRICS_LISTEN).',
  'server.storage-disk-full':
    'El disc de la base de dades és ple; no s’ha desat res. L’administrador ha de fer lloc; després torneu a enviar la petició.',
  'server.storage-disk-failing':
    'El disc de la base de dades falla en llegir o escriure; no s’ha desat res. L’administrador ha de mirar el disc.',
  'server.storage-unconfirmed':
    'La base de dades ha deixat de respondre a mig fer; no se sap si s’ha desat tot o res. Torneu a enviar la mateixa petició amb el mateix identificador: es fa una sola vegada.',
  'server.storage-read-only':
    'No es pot escriure a la base de dades; no s’ha desat res. L’administrador ha de mirar els permisos de la carpeta.',
  'server.storage-locked':
    'Ara mateix hi està escrivint algú altre; no s’ha desat res. Torneu a enviar la petició d’aquí a uns segons.',
  'server.storage-unreachable':
    'La base de dades no respon; no s’ha desat res. Torneu a enviar la petició d’aquí a uns segons.',
  'server.storage-part-unreachable':
    'La màquina amb les dades d’aquesta federació no respon; no s’ha desat res. Torneu a enviar la petició d’aquí a uns segons. Les altres federacions no en queden afectades.',
  'server.storage-damaged': 'La base de dades està malmesa. L’administrador l’ha de restaurar d’una còpia.',
  'server.storage-not-a-database':
    'El fitxer de la base de dades no ho és. L’administrador ha de mirar la configuració del servidor.',
  'server.storage-cannot-open':
    'No es pot obrir la base de dades. L’administrador ha de mirar la configuració del servidor.',
  'server.storage-newer-schema':
    'La base de dades és d’una versió més nova. L’administrador ha d’actualitzar el servidor.',
  'server.storage-older-records':
    'La base de dades és d’una versió anterior. L’administrador ha d’engegar aquella versió o començar en un lloc nou.',
  'server.problem-malformed': 'Petició il·legible',
  'server.problem-signed-out': 'Sense sessió',
  'server.problem-forbidden': 'No permès',
  'server.problem-missing': 'No consta',
  'server.problem-conflict': 'Canviat mentrestant',
  'server.problem-too-large': 'Massa gran',
  'server.problem-address-too-long': 'Adreça massa llarga',
  'server.problem-media-type': 'No és JSON',
  'server.problem-invalid': 'No conforme a les regles',
  'server.problem-too-many': 'Massa peticions',
  'server.problem-fault': 'Error del servidor',
  'server.problem-unavailable': 'No disponible ara mateix',
  'server.page-title': 'API',
  'server.page-introduction':
    "Tot el que l’oficina sap i fa, per HTTP i JSON. Les coses publicades són obertes a tothom; per a la resta, inicieu la sessió amb POST /api/'{'federation'}'/session o envieu una clau.",
  'server.page-questions': 'Consultes',
  'server.page-acts': 'Actes',
  'server.page-acts-introduction':
    'Un acte es fa una sola vegada per a cada identificador i queda registrat amb qui, quan i per què. Si no arriba resposta, torneu-lo a enviar amb el mateix identificador.',
  'server.page-problems': 'Problemes',
  'server.page-problems-introduction':
    'El que no va endavant es respon com a application/problem+json; «problems» té cada motiu amb el camp i l’article.',
  'server.page-who': 'Qui pot: {roles}.',
  'server.page-own': '{role} (afers propis)',
  'server.page-reason-required': 'Cal un motiu.',
  'server.page-reason-optional': 'S’hi pot posar un motiu.',
  'server.page-outcome': 'Respon, i deixa registrat:',
  'server.page-answers': 'A més de 200:',
  'server.page-required': 'cal',
  'server.role-public': 'tothom',
  'server.role-player': 'jugador',
  'server.role-delegate': 'delegat de club',
  'server.role-arbiter': 'àrbitre',
  'server.role-officer': 'responsable de llistes',
  'server.role-commission': 'comissió esportiva',
  'server.role-administrator': 'administrador',
  'server.role-device': 'dispositiu de resultats',
};
