/** Why something about norms, titles and promotions is refused. */
export const messages: Record<keyof typeof import('../../en/office/titles.ts').messages, string> = {
  'refusal.verdicts-no-rules':
    'La federació no té registrat cap reglament de competicions amb normes i ascensos. Un administrador el pot indicar a les dades de la federació.',
  'refusal.verdicts-not-accepted':
    '{name} ({id}) no dona normes ni ascensos: l’informe no s’ha acceptat o el torneig s’ha anul·lat (estat: {state}). Accepteu abans l’informe.',
  'refusal.verdicts-no-games': '{name} ({id}) no té cap partida registrada que compti; no hi ha res a jutjar.',
  'refusal.norm-none':
    'El torneig {event} no dona cap norma que no consti ja. Els veredictes del torneig en mostren el perquè, jugador per jugador.',
  'refusal.norm-certificate-none': 'En aquesta prova no hi ha cap norma de {norm} de {player} per certificar.',
  'refusal.title-by-place-none': '{title} no és un títol que una posició pugui donar. Trieu-ne un d’aquests: {titles}.',
  'refusal.title-by-place-entered': 'El títol {title} de {player} d’un campionat acabat aquest dia ja consta.',
  'refusal.title-by-place-not-given': 'La posició no dona {title}: hi ha una condició que no es compleix. {finding}',
  'refusal.title-by-place-unknown': 'No hi ha cap títol per una posició {id}. Comproveu-lo a la pàgina del jugador.',
  'refusal.title-by-place-revoked': 'Aquest títol per una posició ja es va revocar el dia {on}.',
  'refusal.norm-score-over': '{score} punts de {games} partides són massa. Comproveu-ho amb el certificat.',
  'refusal.norm-recorded': 'La norma de {player} en aquest torneig ja consta ({norm}).',
  'refusal.norm-not-in-event':
    '{player} no va participar en aquest torneig. Reviseu l’identificador del jugador i el torneig.',
  'refusal.norm-not-given':
    '{player} no té norma aquí: hi ha una condició que no es compleix. {finding} El veredicte les mostra totes amb les xifres.',
  'refusal.norm-event-hinders':
    'El torneig no compleix una condició dels torneigs amb normes. {finding} La comissió en pot dispensar abans d’acceptar l’informe; si no, el torneig no en dona.',
  'refusal.norm-unknown': 'No hi ha cap norma {id}. Comproveu-la a les normes del jugador.',
  'refusal.norm-revoked': 'Aquesta norma ja es va revocar el dia {on}.',
  'refusal.norm-used':
    'Aquesta norma va servir per al títol {title} el dia {on}. Retireu abans el títol; després es podrà revocar la norma.',
  'refusal.norms-not-enough':
    '{norms, plural, =0 {Avui no compta cap norma} one {Avui compta # norma} other {Avui compten # normes}}; el títol en demana {needed}. Les normes del jugador mostren quines s’han perdut i per què.',
  'refusal.norm-by-rating-recorded':
    'La temporada {season} ja ha donat al jugador una norma per Elo ({norm}). En dona una.',
  'refusal.norm-by-rating-not-standard':
    '{name} no és una llista de ritme estàndard, i cap altra dona normes. Trieu una llista de ritme estàndard.',
  'refusal.verdicts-unfinished':
    'Segons la documentació el torneig no s’ha acabat: {played} de {rounds} rondes, {open, plural, =0 {cap partida pendent} one {# partida pendent} other {# partides pendents}}. Les normes i els ascensos es donen al final.',
  'refusal.promotion-none':
    'El torneig {event} no fa pujar ningú l’ascens del qual no consti ja. Els veredictes del torneig en mostren el perquè, jugador per jugador.',
  'refusal.promotion-recorded': 'L’ascens de {player} en aquest torneig ja consta. Apliqueu-lo o revoqueu-lo.',
  'refusal.promotion-not-given':
    '{player} no puja aquí: hi ha una condició que no es compleix. {finding} El veredicte les mostra totes amb les xifres.',
  'refusal.promotion-unknown': 'No hi ha cap ascens {id}. Comproveu-lo als ascensos del torneig.',
  'refusal.promotion-state':
    'Aquest ascens {state, select, applied {ja s’ha aplicat} revoked {s’ha revocat} other {està pendent d’aplicar}}; ara això no es pot fer.',
  'refusal.promotion-category-moved':
    'L’ascens és de categoria {from, select, preferent {preferent} first {primera} second {segona} third {tercera} other {cap}} a {to, select, preferent {preferent} first {primera} second {segona} third {tercera} other {cap}}, i ara el jugador té: {category, select, preferent {preferent} first {primera} second {segona} third {tercera} other {cap}}. Fixeu la categoria a mà o revoqueu l’ascens.',
  'refusal.norm-proof-missing':
    'Digueu què acredita la norma de Mestre Internacional: torneig, data i qui la va certificar.',
};
