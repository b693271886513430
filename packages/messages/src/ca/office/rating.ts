/** Lists, their publication and what is corrected afterwards. */
export const messages: Record<keyof typeof import('../../en/office/rating.ts').messages, string> = {
  'refusal.series-unknown': 'No hi ha cap sèrie de llistes «{series}». Trieu-ne una de les que publica la federació.',
  'refusal.list-unknown':
    'La sèrie «{series}» no té cap llista del dia {date}. Consulteu les dates de les seves llistes.',
  'refusal.no-list-yet': 'La sèrie «{series}» encara no té cap llista. Torneu quan se’n publiqui la primera.',
  'refusal.list-day-wrong': 'Segons el reglament no surt cap llista el dia {date}. La següent és la del dia {next}.',
  'refusal.list-published':
    'La llista del dia {date} ja és publicada i queda com és. La següent és la del dia {next}; un error s’esmena amb una correcció.',
  'refusal.list-out-of-order': 'Les llistes surten una darrere l’altra: abans del dia {date} toca la del dia {next}.',
  'refusal.list-too-early': 'La llista del dia {date} es pot publicar a partir d’aquell dia; avui som {today}.',
  'refusal.sister-list-first':
    'Els Elos inicials es prenen de la llista «{series}» del dia {date}. Publiqueu-la primer.',
  'refusal.report-undecided':
    'L’informe de «{name}» ({event}), que va acabar el dia {end}, espera una decisió. Accepteu-lo o rebutgeu-lo, o anomeneu-lo entre els que queden fora.',
  'refusal.lists-settled': 'Les llistes revisades són el que diu el registre. No hi ha res a revisar.',
  'refusal.lists-unsettled':
    'Des de l’última revisió, {acts, plural, one {un acte} other {# actes}} del registre (l’últim: {act}) han mogut llistes publicades. Reviseu primer les llistes perquè cada diferència conservi la seva causa.',
  'refusal.no-list-due': 'Fins al dia {upTo} no toca cap llista; la següent és la del dia {next}.',
  'refusal.player-not-on-list': 'El jugador {player} no és a la llista «{series}» del dia {date}.',
  'refusal.event-annulled':
    'La prova {event} va ser anul·lada i ja no compta. Si l’anul·lació era errònia, restabliu primer la prova.',
  'refusal.event-never-counted':
    'La prova {event} va ser anul·lada abans de comptar per a cap llista; no hi ha res a restablir. Registreu-la de nou.',
  'refusal.event-twice-by-merge':
    'El jugador {player} constaria dues vegades a la prova {event}: dos dels participants van resultar ser la mateixa persona mentre era anul·lada. Desfeu primer aquella fusió.',
  'refusal.game-unknown':
    'La prova {event} no té cap partida de la ronda {round} entre {white} (blanques) i {black} (negres). Comproveu la ronda i els colors.',
  'refusal.result-on-record': '{result} és el resultat que consta; no canviaria res.',
  'refusal.player-not-in-event': 'El jugador {player} no va participar en la prova {event}.',
  'refusal.player-in-event':
    'El jugador {player} també va participar en la prova {event}: les partides de dues persones no poden ser d’una de sola.',
  'refusal.dates-reversed': 'La prova acabaria el dia {end}, abans de començar el dia {start}.',
  'refusal.round-outside-dates':
    'La ronda {round} seria el dia {date}, fora de la prova ({start} a {end}). Indiqueu quin dia es va jugar o reviseu les dates de la prova.',
  'refusal.event-counts-already': 'La prova {event} ja és avaluada.',
  'refusal.event-not-accepted': 'La prova {event} no ha estat acceptada per avaluar; modifiqueu-ne l’informe.',
  'refusal.preview-outdated':
    'El registre de la prova {event} ha canviat des de la previsualització; l’efecte és un altre. Mireu la nova previsualització i confirmeu-la.',
  'refusal.correction-unknown': 'No hi ha cap correcció {correction}.',
  'refusal.list-file-unknown':
    'No hi ha cap fitxer {file} d’una llista. Els fitxers s’anomenen amb la data de la llista, o latest, i una d’aquestes terminacions: {kinds}.',
  'refusal.series-of-scrabble':
    'La sèrie «{series}» és d’Scrabble: aquesta pregunta és sobre partides entre dos jugadors. Demaneu-ne la llista.',
  'refusal.change-of-other-play':
    'La prova {event} es va jugar d’una altra manera: una correcció d’aquest tipus ({kind}) no hi escau. Trieu la correcció des de la seva pàgina.',
};
