/** Why something about Scrabble reports, lists and corrections is refused. */
export const messages: Record<keyof typeof import('../../en/office/scrabble.ts').messages, string> = {
  'refusal.scrabble-no-series':
    'La federación no tiene listas de Scrabble. Antes, un administrador debe añadir una serie según frs-2012.',
  'refusal.scrabble-nothing-played':
    'El informe no tiene ninguna partida. Añada las partidas colectivas o las rondas de Libere que se jugaron.',
  'refusal.scrabble-duplicate-game':
    'El identificador {id} es de otra partida de esta prueba. Dé a cada partida un identificador propio.',
  'refusal.scrabble-unknown-player':
    'El jugador {id} no consta en el registro. Compruebe el identificador, o inscriba antes al jugador, la pareja o el equipo.',
  'refusal.scrabble-player-twice': 'El jugador {id} ya tiene un resultado aquí, en {first}. Quite uno de los dos.',
  'refusal.scrabble-place-too-high':
    'El puesto {given} no existe entre {players, plural, one {# jugador} other {# jugadores}}. Corríjalo, o añada a quien falte.',
  'refusal.scrabble-place-or-score': 'Este jugador no tiene ni puesto ni puntuación. Indique uno de los dos.',
  'refusal.scrabble-place-and-score': 'Este jugador tiene puesto y puntuación a la vez. Indique solo uno de los dos.',
  'refusal.scrabble-places-and-scores':
    'Aquí hay {measure, select, place {un puesto} other {una puntuación}}, mientras que otros de la misma partida tienen {first, select, place {un puesto} other {una puntuación}}. Indique lo mismo para todos los de la partida.',
  'refusal.scrabble-against-oneself': 'El jugador {id} juega contra sí mismo. Corrija uno de los dos identificadores.',
  'refusal.scrabble-two-games-in-round':
    'El jugador {id} ya tiene una partida en la ronda {round}, en {first}. Corrija la ronda o el jugador.',
  'refusal.scrabble-too-many': 'Hay más de {count} errores; el resto no se muestra. Corrija primero estos.',
  'refusal.scrabble-value-wrong': 'Este valor no puede ir aquí. Compruebe cómo está escrito.',
  'refusal.scrabble-date-to-come':
    'El {date} aún no ha llegado: hoy es {today}. Corrija la fecha, o informe de la partida cuando se haya jugado.',
  'refusal.scrabble-class-not-rated':
    'La federación no tiene lista de {class, select, seniors {séniores} youth {jóvenes} pairs {parejas} teams {equipos} other {{class}}}. Corrija la clase, o haga que se añada una serie.',
  'refusal.scrabble-places-uneven':
    'Partida {game}: el jugador {player} tiene el puesto {place}, pero tras los que van delante viene el puesto {expected}. Corrija los puestos; si la clasificación oficial los tiene así, envíe el informe con «places» en «evenIf».',
  'refusal.scrabble-places-missing':
    'El Libere {event} del {date} no tiene clasificación final. Antes de 2011 las puntuaciones de entrada salen de las clasificaciones: añada los puestos, o márquelo como no valorado.',
  'refusal.scrabble-player-unranked':
    'En el Libere {event} del {date} el jugador {player} tiene partidas pero no puesto en la clasificación final, que hace falta antes de 2011. Añada el puesto.',
  'refusal.scrabble-place-impossible':
    'Partida {game} del {date}: el puesto {place} del jugador {player} no existe entre {players, plural, one {# jugador} other {# jugadores}}. Corrija el puesto, o añada a quien falte.',
  'refusal.scrabble-report-exists':
    'Ya hay una prueba {event} ({name}). Modifique su informe, o ponga otro identificador.',
  'refusal.scrabble-club-unknown':
    'El club {club} no consta en el registro. Inscríbalo antes, o compruebe su identificador.',
  'refusal.scrabble-report-unknown':
    'No hay ninguna prueba de Scrabble {event}. Compruebe su identificador en la lista de pruebas.',
  'refusal.scrabble-report-state':
    'Esto no se puede hacer con el informe de {event}: {state, select, submitted {espera una decisión} accepted {ya cuenta} refused {fue rechazado} annulled {fue anulado} other {su estado es {state}}}. Debería estar en el estado: {wanted}.',
  'refusal.scrabble-never-counted':
    'La prueba {event} fue anulada antes de contar para ninguna lista; no hay nada que restablecer. Presente su informe de nuevo con otro identificador.',
  'refusal.scrabble-annul-by-correction':
    'La prueba {event} ya cuenta. Anúlela con una corrección: la vista previa muestra qué listas se mueven.',
  'refusal.scrabble-annul-event': 'Sin esta partida no queda nada de la prueba {event}. Anule toda la prueba.',
  'refusal.scrabble-game-unknown':
    'La prueba {event} no tiene ninguna partida {game}. Compruebe el identificador en su informe.',
  'refusal.scrabble-result-unknown':
    'En la ronda {round} de {game} (prueba {event}), {a} no jugó contra {b} en este orden. Compruébelo en el informe.',
  'refusal.scrabble-not-in-event':
    'El jugador {player} no tiene nada en la prueba {event}. Compruebe el jugador en su informe.',
  'refusal.scrabble-on-record': 'El informe de la prueba {event} ya lo dice así: no hay nada que corregir.',
  'refusal.scrabble-twice-by-merge':
    'Desde que se fusionaron jugadores, {player} juega dos veces en la partida {game} de la prueba {event}. Deshaga la fusión; si aun así son la misma persona, corrija quién jugó y vuelva a fusionarlos.',
};
