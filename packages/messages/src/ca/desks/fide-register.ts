/** FIDE's list as a register: entries from it, ratings taken over. */
export const messages: Record<keyof typeof import('../../en/desks/fide-register.ts').messages, string> = {
  'refusal.fide-id-not-listed': 'Ningú de la llista de la FIDE té el codi FIDE {id}.',
  'refusal.fide-player-similar':
    '{name} ({id}), del registre, pot ser la mateixa persona. Inscriviu aquest jugador, o feu que primer se li enllaci el codi FIDE {fideId}.',
  'refusal.fide-ratings-paired':
    '{paired, plural, one {Ja hi ha una ronda aparellada} other {Ja hi ha # rondes aparellades}}: els Elo es queden com estan.',
  'refusal.fide-register-empty': 'No hi ha cap llista de la FIDE carregada.',
  'refusal.fide-register-changed':
    'Ara hi ha carregada la llista de la FIDE de {listed}. Torneu a mirar les diferències.',
  'refusal.fide-list-after-start': 'La llista de la FIDE de {listed} és posterior al primer dia de la prova ({start}).',
  'web.act.event.take-fide-ratings': 'Elo presos de la llista de la FIDE',
  'web.submit.event.take-fide-ratings': 'Pren aquests Elo',
  'web.done.event.take-fide-ratings': 'Elo actualitzats.',
  'web.desk-fide.title': 'Elo de la llista de la FIDE',
  'web.desk-fide.link': 'Elo FIDE',
  'web.desk-fide.of': 'Llista de la FIDE de {listed}',
  'web.desk-fide.loaded':
    'Llista de la FIDE de {listed}, carregada el {on}: {players, plural, one {# jugador} other {# jugadors}}. Tothom qui hi és es troba a les inscripcions i aquí.',
  'web.desk-fide.none':
    'La llista de la FIDE no està carregada. La carrega qui porta el servidor: escala fide-register load FITXER.',
  'web.desk-fide.summary':
    '{changed, plural, =0 {Cap Elo no és diferent} one {# Elo és diferent} other {# Elo són diferents}}, {same, plural, one {# inscripció es queda} other {# inscripcions es queden}} com està.',
  'web.desk-fide.later': 'La prova va començar abans d’aquesta llista: aquí els seus Elo no compten.',
  'web.desk-fide.paired': 'La primera ronda ja està aparellada: els Elo són fixos.',
  'web.desk-fide.now': 'Ara',
  'web.desk-fide.then': 'A la llista',
  'web.desk-fide.remark': 'Observació',
  'web.desk-fide.state-changed': 'canvia',
  'web.desk-fide.state-not-listed': 'el codi FIDE {fideId} no és a la llista',
  'web.desk-fide.state-other-name': 'el codi FIDE {fideId} hi és de {listedName}: no es pren',
  'web.desk-fide.state-perhaps': 'potser {listedName}, codi FIDE {fideId}: enllaceu-lo al registre',
  'web.desk-fide.fill': 'Tria de la llista de la FIDE',
  'web.desk-fide.copied': 'A la llista de la FIDE: {facts}. El títol i els Elo es copien si el nom concorda.',
  'web.desk-fide.fill-hint': 'Nom o codi FIDE; els camps de sota s’omplen sols.',
};
