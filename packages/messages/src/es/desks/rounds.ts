/** The arbiter's desk: rounds, results, telephones at the boards. */
export const messages: Record<keyof typeof import('../../en/desks/rounds.ts').messages, string> = {
  'web.desk-rounds.save-results': 'Guardar resultados',
  'web.desk-rounds.state-paired': 'en curso',
  'web.desk-rounds.state-closed': 'cerrada',
  'web.desk-rounds.state-undone': 'deshecha',
  'web.desk-rounds.state-said-paired': 'La ronda está abierta: se pueden introducir y cambiar resultados.',
  'web.desk-rounds.state-said-closed': 'La ronda está cerrada: los resultados se pueden corregir con un motivo.',
  'web.desk-rounds.state-said-undone': 'El emparejamiento se ha deshecho.',
  'web.desk-rounds.enter': 'Introducir resultados',
  'web.desk-rounds.enter-results': 'Introducir los resultados de la ronda {round}',
  'web.desk-rounds.correct-results': 'Resultados de la ronda {round}',
  'web.desk-rounds.next-results': 'Ronda {round} en curso',
  'web.desk-rounds.next-missing':
    '{open, plural, one {Falta un resultado de {boards}.} other {Faltan # resultados de {boards}.}}',
  'web.desk-rounds.rounds-needed':
    '{system}: con {players} jugadores hacen falta {needed, plural, one {# ronda} other {# rondas}}, pero la prueba tiene {rounds}.',
  'web.desk-rounds.rounds-set': 'Jugar {needed} rondas',
  'web.desk-rounds.rounds-correct': 'Cambiar el número de rondas',
  'web.desk-rounds.present-knockout': 'Se emparejará a los ganadores de la ronda {round}.',
  'web.desk-rounds.next-pair': 'Ahora toca emparejar la ronda {round}',
  'web.desk-rounds.close-first':
    'Ya están todos los resultados de la ronda {round}. Al emparejar la siguiente se cerrará; también puede cerrarla ahora.',
  'web.desk-rounds.present': '{players, plural, one {Se emparejará un jugador.} other {Se emparejarán # jugadores.}}',
  'web.desk-rounds.nobody-absent': 'No hay ningún ausente.',
  'web.desk-rounds.absent': 'Ausentes en esta ronda:',
  'web.desk-rounds.late': 'Se incorporan en una ronda posterior: {names}.',
  'web.desk-rounds.comes': 'Marcar como presente',
  'web.desk-rounds.mark-more': 'Retiradas, inscripciones tardías y ausencias en varias rondas:',
  'web.desk-rounds.unpair-confirm':
    'Se borrarán los emparejamientos de la ronda {round}, con todos los cambios. Avise a los jugadores que ya los hayan visto. ¿Deshacer el emparejamiento?',
  'web.desk-rounds.undo-result':
    'Un resultado de una ronda abierta: pulse «u» o Retroceso en su tablero, o introduzca el correcto.',
  'web.desk-rounds.undo-pairing':
    'El emparejamiento de la última ronda, mientras no tenga resultados. Si ya los tiene: bórrelos primero y después deshaga el emparejamiento.',
  'web.desk-rounds.undo-by-hand':
    'Emparejamientos editados: vuelva a editarlos. Todos los cambios y sus motivos están en el registro de actividad.',
  'web.desk-rounds.undo-closed':
    'Una ronda cerrada se reabre en su página, con un motivo, mientras no se haya emparejado la siguiente. Después se corrige cada resultado: abra el tablero desde la página de resultados.',
  'web.desk-rounds.reopen-about':
    'Los resultados se pueden volver a introducir y cambiar sin decir el motivo, y los emparejamientos se pueden editar. Cierre la ronda cuando esté completa, o empareje la siguiente.',
  'web.desk-rounds.undo-later':
    'Un resultado corregido no cambia las rondas ya emparejadas. Si la siguiente todavía no tiene resultados, deshaga su emparejamiento y vuelva a emparejarla.',
  'web.desk-rounds.undo-event':
    'Una prueba cerrada o un informe pendiente: reábrala en la página de la prueba, con un motivo. Una vez aceptado, las correcciones las hace la federación.',
  'web.desk-rounds.change-about':
    'Elija un jugador y después un sitio: los dos se intercambian. El cambio y el motivo quedan en el registro de actividad, y la página pública muestra lo que había propuesto el programa.',
  'web.desk-rounds.change-closed':
    'Los emparejamientos no se pueden editar: todos los tableros tienen resultado o la ronda está cerrada.',
  'web.desk-rounds.colours': 'Colores',
  'web.desk-rounds.not-playing': 'No juegan esta ronda',
  'web.desk-rounds.pairs-swap': 'Intercambiar los colores del tablero {board}',
  'web.desk-rounds.pairs-empty': '(vacío)',
  'web.desk-rounds.pairs-here': '+ poner aquí',
  'web.desk-rounds.pairs-alone':
    'En el tablero {board} solo hay un jugador: ponga a alguien o pase al jugador al descanso.',
  'web.desk-rounds.pairs-nothing': 'Todavía no hay cambios.',
  'web.desk-rounds.pairs-changed': 'Todavía sin guardar: diga el motivo y guárdelo.',
  'web.desk-rounds.pairs-picked': 'Ha elegido a {player}. Ahora elija el sitio.',
  'web.desk-rounds.pairs-fixed': 'Este tablero ya tiene resultado y no se puede cambiar.',
  'web.desk-rounds.results-closed':
    'Esta ronda está cerrada. Para corregir un resultado, abra su tablero: el número de la primera columna.',
  'web.desk-rounds.all-in': 'Todos los resultados de la ronda {round} están guardados. Repáselos y continúe.',
  'web.desk-rounds.pad': 'Resultado del tablero elegido',
  'web.desk-rounds.pad-said-1-0': 'Ganan las blancas',
  'web.desk-rounds.pad-said-draw': 'Tablas',
  'web.desk-rounds.pad-said-0-1': 'Ganan las negras',
  'web.desk-rounds.pad-said-forfeit-1-0': 'Ganan las blancas: negras ausentes',
  'web.desk-rounds.pad-said-forfeit-0-1': 'Ganan las negras: blancas ausentes',
  'web.desk-rounds.pad-said-forfeit-0-0': 'Pierden los dos: ausentes los dos',
  'web.desk-rounds.pad-said-half-0': 'Medio punto para las blancas, nada para las negras',
  'web.desk-rounds.pad-said-0-half': 'Medio punto para las negras, nada para las blancas',
  'web.desk-rounds.pad-said-0-0': 'Jugada y perdida por ambos',
  'web.desk-rounds.pad-said-clear': 'Borrar el resultado',
  'web.desk-rounds.entry-caption': 'Tableros y resultados',
  'web.desk-rounds.entry-field': 'Resultado del tablero {board}, {white} – {black}',
  'web.desk-rounds.entry-board-page': 'Corregir el resultado del tablero {board}',
  'web.desk-rounds.entry-complete': 'Ya están todos los resultados.',
  'web.desk-rounds.entry-entered': 'Tablero {board}: {result}.',
  'web.desk-rounds.entry-cleared': 'Tablero {board}: borrado.',
  'web.desk-rounds.entry-undone': 'Deshecho. Tablero {board}: {result}.',
  'web.desk-rounds.entry-next': 'Siguiente: tablero {board}, {white} – {black}.',
  'web.desk-rounds.entry-no-board': 'No hay ningún tablero {board}.',
  'web.desk-rounds.entry-conflict':
    'Tablero {board}: otra persona ha puesto {theirs} y usted {mine}. ¿Cuál es el correcto?',
  'web.desk-rounds.entry-refused': 'Tablero {board}, {mine}: no se ha guardado. {reason}',
  'web.desk-rounds.entry-keep-theirs': 'El otro: {theirs}',
  'web.desk-rounds.entry-keep-mine': 'El mío: {mine}',
  'web.desk-rounds.entry-dismiss': 'De acuerdo',
  'web.desk-rounds.entry-not-needed': 'no hace falta',
  'web.desk-rounds.entry-status-none': 'sin resultado',
  'web.desk-rounds.entry-status-saved': 'guardado',
  'web.desk-rounds.entry-status-waiting': 'en espera',
  'web.desk-rounds.entry-status-conflict': 'conflicto',
  'web.desk-rounds.entry-status-refused': 'no guardado',
  'web.desk-rounds.entry-reserved': 'sub-condicione',
  'web.desk-rounds.entry-state-fine': 'Todo guardado.',
  'web.desk-rounds.entry-state-waiting': 'Enviando: {count}.',
  'web.desk-rounds.entry-state-lost':
    'Sin conexión, {count} en espera. Continúe: los resultados se guardan en este dispositivo y se envían cuando vuelva la conexión.',
  'web.desk-rounds.entry-state-troubled':
    'Todavía no se ha guardado, {count} en espera. {reason} Mientras tanto los resultados se guardan en este dispositivo; se enviarán solos.',
  'web.desk-rounds.entry-state-signed-out':
    'La sesión se ha cerrado, {count} en espera. Los resultados se guardan en este dispositivo; entre con la misma cuenta para enviarlos.',
  'web.desk-rounds.entry-state-unkept':
    'Este navegador no tiene espacio para guardar resultados. No cierre esta página hasta que todo esté guardado.',
  'web.desk-rounds.entry-state-others':
    'En este dispositivo esperan resultados de otra cuenta: {count}. Se enviarán cuando entre esa cuenta.',
  'web.desk-rounds.entry-state-elsewhere':
    'La ronda {round}, tablero {board}, necesita su decisión: abra los resultados de esa ronda.',
  'web.desk-rounds.entry-start-again':
    'Este navegador ya no tiene la sesión abierta, {count} en espera. Los resultados se guardan en este dispositivo: vuelva a abrir Escala en este ordenador y se enviarán.',
  'web.desk-rounds.entry-device-over':
    'Este dispositivo ya no puede introducir resultados. Diga al árbitro los que todavía esperan aquí ({count}) o pida un código nuevo para enviarlos.',
  'web.desk-rounds.back-results': 'Volver a los resultados de la ronda {round}',
  'web.desk-rounds.no-board': 'La ronda {round} no tiene ningún tablero {board}.',
  'web.desk-rounds.correct-about':
    'El resultado anterior, el nuevo y el motivo quedan en el registro de actividad. Un informe pendiente se actualiza.',
  'web.desk-rounds.correct-paired':
    'La ronda {round} ya está emparejada. Tableros que se emparejarían de otra manera con otro resultado: {counts}. Después de la corrección puede volver a emparejarla o dejarla como está.',
  'web.desk-rounds.correct-begun': 'La ronda {round} ya ha comenzado y se queda como está emparejada.',
  'web.desk-rounds.again-differs':
    'Se ha corregido un resultado de la ronda {before} después de emparejar la ronda {round}. Si se volviera a emparejar, la ronda {round} sería distinta.',
  'web.desk-rounds.again-same':
    'Se ha corregido un resultado de la ronda {before} después de emparejar la ronda {round}. El emparejamiento sería el mismo.',
  'web.desk-rounds.again-would': 'Emparejamiento nuevo',
  'web.desk-rounds.again-now': 'Emparejamiento actual',
  'web.desk-rounds.again-bye': '{player} descansa',
  'web.desk-rounds.again-pair': 'Volver a emparejar la ronda {round}',
  'web.desk-rounds.again-leave': 'Dejarla como está',
  'web.desk-rounds.later-paired': 'Las rondas siguientes ya están emparejadas y esto no las cambia.',
  'web.desk-rounds.correct-late': 'La federación ya ha aceptado el informe. Pídale una corrección.',
  'web.desk-rounds.reversed':
    'Jugaron con los colores cambiados; el resultado se escribe con los puntos de las blancas primero, tal como jugaron.',
  'web.desk-rounds.phones': 'Móviles en los tableros',
  'web.desk-rounds.phones-about':
    'El móvil de un ayudante puede introducir los resultados de algunos tableros. Recibe un código que solo vale en un móvil y para esos tableros.',
  'web.desk-rounds.phones-over': 'La prueba está cerrada: ya no se pueden añadir móviles.',
  'web.desk-rounds.phones-list': 'Móviles',
  'web.desk-rounds.phones-none': 'Todavía no hay móviles.',
  'web.desk-rounds.phone-label': 'Nombre del móvil',
  'web.desk-rounds.phone-label-hint': 'De quién es o dónde está; queda en el registro de actividad con cada resultado.',
  'web.desk-rounds.phone-label-value': 'Móvil {number}',
  'web.desk-rounds.phone-from': 'Del tablero',
  'web.desk-rounds.phone-to': 'Hasta el tablero',
  'web.desk-rounds.phone-hours': 'Válido durante (horas)',
  'web.desk-rounds.phone-qr': 'La dirección con el código, para la cámara del móvil',
  'web.desk-rounds.phone-step-1':
    'Escanee la imagen con la cámara del móvil, o abra esta dirección y escriba el código:',
  'web.desk-rounds.phone-step-2': 'El móvil muestra sus tableros con botones grandes.',
  'web.desk-rounds.phone-once':
    'El código solo se muestra ahora y solo sirve una vez. Si se pierde, quite el móvil abajo y cree otro código.',
  'web.desk-rounds.phone-local':
    'Esta dirección solo funciona en este ordenador. Arranque Escala para la red (Escala-phones de su carpeta, escala play --network, o escala serve --host con la dirección de este ordenador en la red), ábrala allí y vuelva a crear el código.',
  'web.desk-rounds.phone-again': 'Hecho, mostrar la lista',
  'web.desk-rounds.phone-until': 'Hasta',
  'web.desk-rounds.phone-by': 'Añadido por',
  'web.desk-rounds.phone-open': 'espera el móvil',
  'web.desk-rounds.phone-taken-up': 'conectado',
  'web.desk-rounds.phone-over': 'caducado',
  'web.desk-rounds.phone-revoke-confirm':
    '¿Quitar {label}? Ya no podrá introducir resultados; los introducidos se mantienen.',
  'web.desk-rounds.device-title': 'Resultados en los tableros',
  'web.desk-rounds.device-about':
    'Para móviles con un código de un árbitro: introduzca aquí los resultados de sus tableros.',
  'web.desk-rounds.device-code-hint': 'El de la pantalla del árbitro, por ejemplo 3-K7QM-2HPX.',
  'web.desk-rounds.device-open': 'Empezar',
  'web.desk-rounds.device-boards': '{event}, ronda {round}: tableros {from} a {to} ({label})',
  'web.desk-rounds.device-no-round':
    '{event}: todavía no hay ninguna ronda emparejada. Aquí saldrán los tableros {from} a {to} ({label}).',
  'web.desk-rounds.device-closed': 'Esta ronda está cerrada. La siguiente saldrá aquí sola cuando esté emparejada.',
  'web.desk-rounds.device-leave': 'Desconectar este móvil',
  'web.desk-rounds.device-leave-about': 'Para volver a introducir resultados, este móvil necesita un código nuevo.',
  'web.desk-rounds.device-leave-button': 'Desconectar',
};
