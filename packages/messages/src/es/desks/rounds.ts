/** The arbiter's desk: rounds, results, telephones at the boards. */
export const messages: Record<keyof typeof import('../../en/desks/rounds.ts').messages, string> = {
  'web.desk-rounds.all': 'Todas las rondas',
  'web.desk-rounds.all-link': 'Todas las rondas de la prueba',
  'web.desk-rounds.round': 'Ronda',
  'web.desk-rounds.date': 'Fecha',
  'web.desk-rounds.state': 'Estado',
  'web.desk-rounds.boards': 'Tableros',
  'web.desk-rounds.missing': 'Resultados que faltan',
  'web.desk-rounds.to-do': 'Por hacer',
  'web.desk-rounds.state-paired': 'se introducen resultados',
  'web.desk-rounds.state-closed': 'cerrada',
  'web.desk-rounds.state-undone': 'deshecha',
  'web.desk-rounds.state-said-paired': 'La ronda está abierta: se pueden introducir y cambiar resultados.',
  'web.desk-rounds.state-said-closed': 'La ronda está cerrada: un resultado se corrige con un motivo.',
  'web.desk-rounds.state-said-undone': 'El emparejamiento se ha deshecho.',
  'web.desk-rounds.enter': 'Introducir resultados',
  'web.desk-rounds.enter-results': 'Introducir los resultados de la ronda {round}',
  'web.desk-rounds.correct-results': 'Resultados de la ronda {round}',
  'web.desk-rounds.next-results': 'Se está jugando la ronda {round}',
  'web.desk-rounds.next-missing':
    '{open, plural, one {Todavía falta un resultado de {boards}.} other {Todavía faltan # resultados de {boards}.}}',
  'web.desk-rounds.rounds-needed':
    'Con {players} jugadores hay {needed, plural, one {# ronda} other {# rondas}} ({system}), pero la prueba anuncia {rounds}.',
  'web.desk-rounds.rounds-correct': 'Corregir el número de rondas',
  'web.desk-rounds.present-knockout': 'Se emparejará a quienes ganaron en la ronda {round}.',
  'web.desk-rounds.next-pair': 'Ahora toca emparejar la ronda {round}',
  'web.desk-rounds.close-first':
    'Ya están todos los resultados de la ronda {round}. Al emparejar la siguiente se cerrará; también puede cerrarla ahora.',
  'web.desk-rounds.present': '{players, plural, one {Se emparejará un jugador.} other {Se emparejarán # jugadores.}}',
  'web.desk-rounds.nobody-absent': 'No hay nadie marcado como ausente.',
  'web.desk-rounds.absent': 'Ausentes en esta ronda:',
  'web.desk-rounds.late': 'Se incorporan en una ronda posterior: {names}.',
  'web.desk-rounds.mark-absent': 'Alguien no vendrá',
  'web.desk-rounds.is-absent': 'Ausente',
  'web.desk-rounds.comes': 'Finalmente viene',
  'web.desk-rounds.mark-more':
    'Las retiradas, las inscripciones tardías y las ausencias de varias rondas están en la página de los jugadores:',
  'web.desk-rounds.to-entries': 'Jugadores',
  'web.desk-rounds.unpair-confirm':
    'Los emparejamientos de la ronda {round} desaparecerán, también lo cambiado a mano. Hay que avisar a los jugadores que ya los hayan visto. ¿Deshacerlos?',
  'web.desk-rounds.undo': 'Qué se puede deshacer',
  'web.desk-rounds.undo-result':
    'Un resultado de una ronda abierta: pulse «u» o Retroceso en su tablero, o introduzca encima el correcto.',
  'web.desk-rounds.undo-pairing':
    'El emparejamiento de la última ronda, mientras no tenga ningún resultado. Si ya los tiene: bórrelos primero y después deshaga el emparejamiento.',
  'web.desk-rounds.undo-by-hand':
    'Un cambio de emparejamiento hecho a mano: vuelva a cambiar las parejas. Todos los cambios constan con su motivo.',
  'web.desk-rounds.undo-closed':
    'Una ronda cerrada no se puede volver a abrir. Abra el tablero desde la página de resultados y corrija el resultado, con un motivo.',
  'web.desk-rounds.undo-later':
    'Un resultado corregido no cambia las rondas ya emparejadas. Si la siguiente todavía no tiene resultados, deshaga su emparejamiento y vuelva a emparejarla.',
  'web.desk-rounds.undo-event':
    'Una prueba cerrada o un informe que espera: la página de la prueba la vuelve a abrir, con un motivo. Cuando la oficina lo ha aceptado, la corrección la hace la oficina.',
  'web.desk-rounds.public': 'Tal como lo ve el público',
  'web.desk-rounds.pairs-link': 'Emparejamientos de la ronda {round}',
  'web.desk-rounds.change': 'Cambiar parejas a mano',
  'web.desk-rounds.change-open': 'Abrir el editor',
  'web.desk-rounds.change-about':
    'Elija un jugador y después el sitio donde debe sentarse: los dos cambian de sitio. El cambio consta con su motivo y se muestra al lado de lo que proponía el motor.',
  'web.desk-rounds.change-reason': 'Por qué se cambian las parejas',
  'web.desk-rounds.change-closed':
    'Los emparejamientos de esta ronda ya no se cambian: todos los tableros tienen resultado o la ronda está cerrada.',
  'web.desk-rounds.colours': 'Colores',
  'web.desk-rounds.not-playing': 'No juegan esta ronda',
  'web.desk-rounds.pairs-swap': 'Cambiar los colores del tablero {board}',
  'web.desk-rounds.pairs-empty': '(vacío)',
  'web.desk-rounds.pairs-here': '＋ poner aquí',
  'web.desk-rounds.pairs-alone':
    'En el tablero {board} solo hay un jugador: ponga a alguien o pase al jugador al descanso.',
  'web.desk-rounds.pairs-nothing': 'Todavía no se ha cambiado nada.',
  'web.desk-rounds.pairs-changed': 'Cambiado aquí, todavía sin enviar: diga por qué y envíelo.',
  'web.desk-rounds.pairs-picked': 'Ha elegido a {player}. Ahora elija el sitio.',
  'web.desk-rounds.pairs-fixed': 'Este tablero ya tiene resultado y no se mueve.',
  'web.desk-rounds.results-of': 'Resultados de la ronda {round}',
  'web.desk-rounds.results-closed':
    'Esta ronda ya no admite resultados. Para corregir uno, abra su tablero: el número de la primera columna.',
  'web.desk-rounds.all-in':
    'Todos los resultados de la ronda {round} están introducidos y guardados. Repáselos y cierre la ronda.',
  'web.desk-rounds.sign-in': 'Iniciar sesión',
  'web.desk-rounds.go': 'Ir al tablero',
  'web.desk-rounds.go-button': 'Ir',
  'web.desk-rounds.pad': 'Resultado del tablero elegido',
  'web.desk-rounds.pad-clear': 'borrar',
  'web.desk-rounds.pad-undo': 'deshacer',
  'web.desk-rounds.pad-keys':
    'Con el teclado: el signo de cada botón introduce ese resultado y pasa al siguiente tablero sin resultado. Las flechas mueven; «g» va a un tablero por su número.',
  'web.desk-rounds.pad-said-1-0': 'Ganan las blancas',
  'web.desk-rounds.pad-said-draw': 'Tablas',
  'web.desk-rounds.pad-said-0-1': 'Ganan las negras',
  'web.desk-rounds.pad-said-forfeit-1-0': 'Ganan las blancas: las negras no se han presentado',
  'web.desk-rounds.pad-said-forfeit-0-1': 'Ganan las negras: las blancas no se han presentado',
  'web.desk-rounds.pad-said-forfeit-0-0': 'Pierden los dos: no se ha presentado nadie',
  'web.desk-rounds.pad-said-clear': 'Borrar el resultado',
  'web.desk-rounds.entry-caption': 'Tableros y resultados',
  'web.desk-rounds.entry-field': 'Resultado del tablero {board}, {white} – {black}',
  'web.desk-rounds.entry-board-page': 'Corregir el resultado del tablero {board}',
  'web.desk-rounds.entry-chosen': 'Tablero {board}: {white} – {black}',
  'web.desk-rounds.entry-missing': 'Resultados que faltan: {missing} de {boards}',
  'web.desk-rounds.entry-complete': 'Ya están todos los resultados.',
  'web.desk-rounds.entry-entered': 'Tablero {board}: {result}.',
  'web.desk-rounds.entry-cleared': 'Tablero {board}: borrado.',
  'web.desk-rounds.entry-undone': 'Deshecho. Tablero {board}: {result}.',
  'web.desk-rounds.entry-next': 'Siguiente: tablero {board}, {white} – {black}.',
  'web.desk-rounds.entry-no-board': 'Aquí no hay ningún tablero {board}.',
  'web.desk-rounds.entry-conflict':
    'Tablero {board}: otra persona ha introducido {theirs} y usted ha introducido {mine}. ¿Cuál vale?',
  'web.desk-rounds.entry-refused': 'Tablero {board}, {mine}: no se ha introducido. {reason}',
  'web.desk-rounds.entry-keep-theirs': 'El otro: {theirs}',
  'web.desk-rounds.entry-keep-mine': 'El mío: {mine}',
  'web.desk-rounds.entry-dismiss': 'Entendido',
  'web.desk-rounds.entry-status-none': 'sin resultado',
  'web.desk-rounds.entry-status-saved': 'guardado',
  'web.desk-rounds.entry-status-waiting': 'en espera',
  'web.desk-rounds.entry-status-conflict': 'dos resultados',
  'web.desk-rounds.entry-status-refused': 'rechazado',
  'web.desk-rounds.entry-reserved': 'sub-condicione',
  'web.desk-rounds.entry-state-fine': 'Todo está guardado.',
  'web.desk-rounds.entry-state-waiting': 'Enviándose: {count}.',
  'web.desk-rounds.entry-state-lost':
    'Sin conexión. Continúe: los resultados se guardan en este dispositivo y se enviarán solos cuando vuelva. En espera: {count}.',
  'web.desk-rounds.entry-state-signed-out':
    'La sesión se ha cerrado. Los resultados se guardan en este dispositivo; inicie sesión con la misma cuenta y se enviarán. En espera: {count}.',
  'web.desk-rounds.entry-state-unkept':
    'Este navegador no tiene espacio para guardar resultados. No cierre esta página hasta que todo esté guardado.',
  'web.desk-rounds.entry-state-others':
    'En este dispositivo esperan resultados de otra cuenta: {count}. Se enviarán cuando esa cuenta inicie sesión.',
  'web.desk-rounds.entry-state-elsewhere':
    'La ronda {round}, tablero {board}, necesita su decisión: abra los resultados de esa ronda.',
  'web.desk-rounds.entry-device-over':
    'Este dispositivo ya no puede introducir nada. Diga al árbitro los resultados que aún esperan aquí ({count}) o pida un código nuevo: se enviarán con él.',
  'web.desk-rounds.back-results': 'Volver a los resultados de la ronda {round}',
  'web.desk-rounds.no-board': 'La ronda {round} no tiene ningún tablero {board}.',
  'web.desk-rounds.correct': 'Corregir el resultado',
  'web.desk-rounds.correct-about':
    'El resultado anterior, el nuevo y su motivo quedan registrados. Un informe que espera se vuelve a hacer.',
  'web.desk-rounds.correct-paired':
    'Ya hay rondas posteriores emparejadas: se quedan como están. Si la ronda siguiente aún no ha empezado, deshaga primero su emparejamiento, corrija el resultado y vuelva a emparejarla.',
  'web.desk-rounds.correct-late': 'La prueba ya no está en la mesa del árbitro. Pida una corrección a la oficina.',
  'web.desk-rounds.correct-reason': 'Por qué se corrige',
  'web.desk-rounds.kind': 'Cómo se ha producido',
  'web.desk-rounds.kind-played': 'jugada en el tablero',
  'web.desk-rounds.kind-forfeit': 'incomparecencia',
  'web.desk-rounds.kind-adjudicated': 'adjudicada sin jugar',
  'web.desk-rounds.reversed':
    'Se sentaron con los colores cambiados; el resultado es primero el de las blancas, tal como se sentaron.',
  'web.desk-rounds.phones': 'Móviles en los tableros',
  'web.desk-rounds.phones-about':
    'El móvil de un ayudante puede introducir los resultados de algunos tableros: recibe un código que solo abre un móvil, y nada más que esos tableros.',
  'web.desk-rounds.phones-link': 'Dar un código para un móvil',
  'web.desk-rounds.phones-over': 'La prueba está cerrada: ya no se pueden dar códigos.',
  'web.desk-rounds.phones-list': 'Móviles de esta prueba',
  'web.desk-rounds.phones-none': 'Todavía no se ha dado ningún código.',
  'web.desk-rounds.phone-new': 'Un código para un móvil',
  'web.desk-rounds.phone-label': 'Nombre del móvil',
  'web.desk-rounds.phone-label-hint': 'De quién es o dónde está: consta con cada resultado.',
  'web.desk-rounds.phone-label-value': 'Móvil {number}',
  'web.desk-rounds.phone-from': 'Del tablero',
  'web.desk-rounds.phone-to': 'Hasta el tablero',
  'web.desk-rounds.phone-hours': 'Horas que vale el código',
  'web.desk-rounds.phone-code': 'El código',
  'web.desk-rounds.phone-qr': 'La dirección con el código, para la cámara del móvil',
  'web.desk-rounds.phone-step-1':
    'Enfoque la imagen con la cámara del móvil; o abra esta dirección y escriba el código:',
  'web.desk-rounds.phone-step-2': 'El móvil muestra sus tableros con botones grandes.',
  'web.desk-rounds.phone-once':
    'El código solo se muestra ahora y solo sirve una vez. Si se pierde, retírelo abajo y haga otro.',
  'web.desk-rounds.phone-local':
    'Esta dirección solo funciona en este ordenador. Arranque la oficina con escala serve --host y la dirección de este ordenador en la red, abra allí la mesa y vuelva a hacer el código.',
  'web.desk-rounds.phone-again': 'Hecho, mostrar la lista',
  'web.desk-rounds.phone-until': 'Hasta',
  'web.desk-rounds.phone-by': 'Dado por',
  'web.desk-rounds.phone-open': 'espera el móvil',
  'web.desk-rounds.phone-taken-up': 'en uso',
  'web.desk-rounds.phone-over': 'terminado',
  'web.desk-rounds.phone-revoke-confirm':
    '{label} ya no podrá introducir nada; lo que ha introducido se mantiene. ¿Retirarlo?',
  'web.desk-rounds.device-title': 'Resultados en los tableros',
  'web.desk-rounds.device-about':
    'Para los móviles a los que un árbitro ha dado un código: aquí introducen los resultados de sus tableros.',
  'web.desk-rounds.device-code': 'Código',
  'web.desk-rounds.device-code-hint': 'Tal como aparece en la pantalla del árbitro, por ejemplo 3-K7QM-2HPX.',
  'web.desk-rounds.device-open': 'Empezar',
  'web.desk-rounds.device-boards': '{event}, ronda {round}: tableros {from} a {to} ({label})',
  'web.desk-rounds.device-no-round':
    '{event}: todavía no hay ninguna ronda emparejada. Aquí saldrán los tableros {from} a {to} ({label}).',
  'web.desk-rounds.device-closed': 'Esta ronda está cerrada. La siguiente saldrá aquí sola cuando esté emparejada.',
  'web.desk-rounds.device-leave': 'Dejar el móvil',
  'web.desk-rounds.device-leave-about':
    'Este móvil olvida el código. Para volver a introducir resultados necesita uno nuevo.',
  'web.desk-rounds.device-leave-button': 'Olvidar el código',
};
