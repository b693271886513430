/** FIDE's list as a register: entries from it, ratings taken over. */
export const messages: Record<keyof typeof import('../../en/desks/fide-register.ts').messages, string> = {
  'refusal.fide-id-not-listed': 'Ningú de la llista de la FIDE té el codi FIDE {id}.',
  'refusal.fide-player-similar':
    '{name} ({id}), del registre, pot ser la mateixa persona. Inscriviu aquest jugador, o feu que primer se li enllaci el codi FIDE {fideId}.',
  'refusal.fide-ratings-paired':
    '{paired, plural, one {Ja hi ha una ronda emparellada} other {Ja hi ha # rondes emparellades}}: els Elos es queden com estan.',
  'refusal.fide-register-empty': 'No hi ha cap llista de la FIDE carregada.',
  'refusal.fide-register-changed':
    'Ara hi ha carregada la llista de la FIDE de {listed}. Torneu a mirar les diferències.',
  'refusal.fide-list-after-start': 'La llista de la FIDE de {listed} és posterior al primer dia de la prova ({start}).',
  'web.act.event.take-fide-ratings': 'Elos copiats de la llista de la FIDE',
  'web.submit.event.take-fide-ratings': 'Copia aquests Elos',
  'web.done.event.take-fide-ratings': 'Elos copiats.',
  'web.desk-fide.title': 'Elo de la llista de la FIDE',
  'web.desk-fide.link': 'Elo FIDE',
  'web.desk-fide.of': 'Llista de la FIDE de {listed}',
  'web.desk-fide.loaded':
    'Llista de la FIDE de {listed}, carregada el {on}: {players, plural, one {# jugador} other {# jugadors}}. Tothom qui hi és es troba a les inscripcions i aquí.',
  'web.desk-fide.none': 'La llista de la FIDE no està carregada. La carrega un administrador a «Llista de la FIDE».',
  'web.desk-fide.load-title': 'Llista de la FIDE',
  'web.desk-fide.load-section': 'Carregar la llista del mes de la FIDE',
  'web.desk-fide.load-link': 'Carrega la llista de la FIDE',
  'web.desk-fide.state': 'Llista carregada',
  'web.desk-fide.month': 'Llista de',
  'web.desk-fide.loaded-on': 'Carregada el',
  'web.desk-fide.nothing': 'Encara no hi ha cap llista carregada.',
  'web.desk-fide.doubt-ahead':
    'La data de la llista, {listed}, encara ha d’arribar. Si no és correcta, torneu-la a carregar amb la data bona.',
  'web.desk-fide.doubt-older':
    'La llista que hi havia carregada, de {before}, és més nova. Si no volíeu tornar enrere, carregueu-la una altra vegada.',
  'web.desk-fide.doubt-smaller':
    'Té {players, plural, one {# jugador} other {# jugadors}}; la llista anterior en tenia {fewer}. Comproveu que el fitxer és sencer i no és d’una sola federació o d’un sol ritme.',
  'web.desk-fide.load-new': 'Carregar una llista',
  'web.desk-fide.load-about':
    'La FIDE publica la llista el dia 1 de cada mes (ratings.fide.com, Download). Trieu el fitxer tal com s’ha baixat: ZIP, text o XML. Substitueix la llista anterior per a totes les federacions d’aquesta instal·lació; les inscripcions conserven el que en van copiar.',
  'web.desk-fide.load': 'Carrega aquesta llista',
  'web.desk-fide.sending': 'S’està enviant: {percent}%',
  'web.desk-fide.reading': 'S’està llegint. Pot trigar fins a un minut; mentrestant tothom pot continuar treballant.',
  'web.desk-fide.done': 'La llista de la FIDE està carregada.',
  'web.desk-fide.summary':
    '{changed, plural, =0 {Cap Elo no és diferent} one {# Elo és diferent} other {# Elos són diferents}}, {same, plural, one {# inscripció es queda com està} other {# inscripcions es queden com estan}}.',
  'web.desk-fide.later': 'La prova va començar abans d’aquesta llista: aquí els seus Elos no compten.',
  'web.desk-fide.paired': 'La primera ronda ja està emparellada: els Elos són fixos.',
  'web.desk-fide.now': 'Ara (estàndard / ràpides / blitz)',
  'web.desk-fide.then': 'A la llista (estàndard / ràpides / blitz)',
  'web.desk-fide.remark': 'Observació',
  'web.desk-fide.state-changed': 'canvia',
  'web.desk-fide.state-not-listed': 'el codi FIDE {fideId} no és a la llista',
  'web.desk-fide.state-other-name': 'el codi FIDE {fideId} hi és de {listedName}: no es copia',
  'web.desk-fide.state-perhaps': 'potser {listedName}, codi FIDE {fideId}: enllaceu-lo al registre',
  'web.desk-fide.fill': 'Tria de la llista de la FIDE',
  'web.desk-fide.copied': 'A la llista de la FIDE: {facts}. El títol i els Elos es copien si el nom concorda.',
  'web.desk-fide.fill-hint': 'Nom o codi FIDE; els camps de sota s’omplen sols.',
};
