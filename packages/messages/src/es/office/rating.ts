/** Lists, their publication and what is corrected afterwards. */
export const messages: Record<keyof typeof import('../../en/office/rating.ts').messages, string> = {
  'refusal.series-unknown': 'No hay ninguna serie de listas «{series}». Elija una de las que publica la federación.',
  'refusal.list-unknown': 'La serie «{series}» no tiene ninguna lista del {date}. Consulte las fechas de sus listas.',
  'refusal.no-list-yet': 'La serie «{series}» todavía no tiene ninguna lista. Vuelva cuando se publique la primera.',
  'refusal.list-day-wrong': 'Según el reglamento no sale ninguna lista el {date}. La siguiente es la del {next}.',
  'refusal.list-published':
    'La lista del {date} ya está publicada y queda como está. La siguiente es la del {next}; un error se enmienda con una corrección.',
  'refusal.list-out-of-order': 'Las listas salen una tras otra: antes del {date} toca la del {next}.',
  'refusal.list-too-early': 'La lista del {date} se puede publicar a partir de ese día; hoy es {today}.',
  'refusal.sister-list-first': 'Los Elos iniciales se toman de la lista «{series}» del {date}. Publíquela primero.',
  'refusal.report-undecided':
    'El informe de «{name}» ({event}), que terminó el {end}, espera una decisión. Acéptelo o rechácelo, o nómbrelo entre los que quedan fuera.',
  'refusal.lists-settled': 'Las listas revisadas son lo que dice el registro. No hay nada que revisar.',
  'refusal.lists-unsettled':
    'Desde la última revisión, {acts, plural, one {un acto} other {# actos}} del registro (el último: {act}) han movido listas publicadas. Revise primero las listas para que cada diferencia conserve su causa.',
  'refusal.no-list-due': 'Hasta el {upTo} no toca ninguna lista; la siguiente es la del {next}.',
  'refusal.player-not-on-list': 'El jugador {player} no está en la lista «{series}» del {date}.',
  'refusal.event-annulled':
    'La prueba {event} fue anulada y ya no cuenta. Si la anulación fue un error, restablezca primero la prueba.',
  'refusal.event-never-counted':
    'La prueba {event} fue anulada antes de contar para ninguna lista; no hay nada que restablecer. Regístrela de nuevo.',
  'refusal.event-twice-by-merge':
    'El jugador {player} constaría dos veces en la prueba {event}: dos de sus participantes resultaron ser la misma persona mientras estaba anulada. Deshaga primero esa fusión.',
  'refusal.game-unknown':
    'La prueba {event} no tiene ninguna partida de la ronda {round} entre {white} (blancas) y {black} (negras). Compruebe la ronda y los colores.',
  'refusal.result-on-record': '{result} es el resultado que consta; no cambiaría nada.',
  'refusal.player-not-in-event': 'El jugador {player} no participó en la prueba {event}.',
  'refusal.player-in-event':
    'El jugador {player} también participó en la prueba {event}: las partidas de dos personas no pueden ser de una sola.',
  'refusal.dates-reversed': 'La prueba terminaría el {end}, antes de empezar el {start}.',
  'refusal.round-outside-dates':
    'La ronda {round} sería el {date}, fuera de la prueba ({start} a {end}). Indique qué día se jugó o revise las fechas de la prueba.',
  'refusal.event-counts-already': 'La prueba {event} ya está valorada.',
  'refusal.event-not-accepted': 'La prueba {event} no ha sido aceptada para valorar; modifique su informe.',
  'refusal.preview-outdated':
    'El registro de la prueba {event} ha cambiado desde la vista previa; el efecto es otro. Mire la nueva vista previa y confírmela.',
  'refusal.correction-unknown': 'No hay ninguna corrección {correction}.',
  'refusal.list-file-unknown':
    'No hay ningún archivo {file} de una lista. Los archivos se nombran con la fecha de la lista, o latest, y una de estas terminaciones: {kinds}.',
  'refusal.series-of-scrabble':
    'La serie «{series}» es de Scrabble: esta pregunta es sobre partidas entre dos jugadores. Pida su lista.',
  'refusal.change-of-other-play':
    'La prueba {event} se jugó de otra manera: una corrección de este tipo ({kind}) no le corresponde. Elija la corrección desde su página.',
};
