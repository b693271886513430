/** The arbiter's desk: events, entries, reports. */
export const messages: Record<keyof typeof import('../../en/desks/events.ts').messages, string> = {
  'web.desk-events.section': 'Pruebas',
  'web.desk-events.section-about': 'Sus pruebas: registrarlas, inscribir jugadores, llevar las rondas, informar.',
  'web.desk-events.title': 'Las pruebas de su espacio',
  'web.desk-events.about': 'Las pruebas que ha registrado o que lleva, con lo que toca hacer ahora en cada una.',
  'web.desk-events.about-all': 'Todas las pruebas de la federación, con lo que toca hacer ahora en cada una.',
  'web.desk-events.new': 'Prueba nueva',
  'web.desk-events.receive': 'Recibir un fichero de prueba',
  'web.desk-events.none': 'Todavía no tiene ninguna prueba en el espacio. Registre la primera: es cosa de un minuto.',
  'web.desk-events.next': 'Qué toca ahora',
  'web.desk-events.whose': 'De quién',
  'web.desk-events.whose-all': 'todas',
  'web.desk-events.whose-own': 'las mías',
  'web.desk-events.back': 'Todas las pruebas del espacio',
  'web.desk-events.group-running': '{events, plural, one {En juego} other {En juego (#)}}',
  'web.desk-events.group-refused': '{events, plural, one {Informe rechazado} other {Informes rechazados (#)}}',
  'web.desk-events.group-closed':
    '{events, plural, one {Terminada, pendiente de informe} other {Terminadas, pendientes de informe (#)}}',
  'web.desk-events.group-registered': '{events, plural, one {Registrada} other {Registradas (#)}}',
  'web.desk-events.group-submitted': '{events, plural, one {En la oficina} other {En la oficina (#)}}',
  'web.desk-events.group-accepted': '{events, plural, one {Aceptada} other {Aceptadas (#)}}',
  'web.desk-events.group-annulled': '{events, plural, one {Anulada} other {Anuladas (#)}}',
  'web.desk-events.next-enter-players':
    '{entries, plural, =0 {Inscriba a los jugadores} one {Inscriba más jugadores: hay uno} other {Inscriba más jugadores: hay #}}',
  'web.desk-events.next-draw-colour': 'Sortee el color de la primera ronda',
  'web.desk-events.next-pair-round': 'Empareje la ronda {round}',
  'web.desk-events.next-enter-results':
    '{open, plural, one {Ronda {round}: falta un resultado} other {Ronda {round}: faltan # resultados}}',
  'web.desk-events.next-close': 'Todo se ha jugado: cierre la prueba',
  'web.desk-events.next-await-ruling':
    '{open, plural, one {Una partida sub-condicione espera} other {# partidas sub-condicione esperan}} la resolución del comité de competición',
  'web.desk-events.next-report-file': 'Entregue el informe como fichero',
  'web.desk-events.next-submit-report': 'Envíe el informe',
  'web.desk-events.next-wait': 'La oficina tiene el informe y decidirá',
  'web.desk-events.next-resubmit': 'El informe ha sido rechazado: corríjalo y vuelva a enviarlo',
  'web.desk-events.next-nothing': 'nada que hacer',
  'web.desk-events.refused-because': 'Rechazado: {reason}',
  'web.desk-events.do-enter-players': 'Inscribir jugadores',
  'web.desk-events.do-pair-round': 'A la ronda {round}',
  'web.desk-events.do-enter-results': 'Introducir resultados de la ronda {round}',
  'web.desk-events.do-report-file': 'Al informe',
  'web.desk-events.do-submit-report': 'Al informe',
  'web.desk-events.do-await-ruling': 'A la ronda {round}',
  'web.desk-events.do-resubmit': 'Al informe',
  'web.desk-events.to-report': 'Ver el informe',
  'web.desk-events.draw-about':
    'El sorteo decide qué color tiene el número 1 en la primera ronda; los demás colores dependen de él. ¿Qué ha salido?',
  'web.desk-events.drawn': 'Ha salido: {colour}.',
  'web.desk-events.close-first':
    'Están todos los resultados. Primero cierre la prueba: así ya nada cambia por sí solo.',
  'web.desk-events.steps': 'Dónde estamos',
  'web.desk-events.step-entries': 'Inscripciones',
  'web.desk-events.step-rounds': 'Rondas y resultados',
  'web.desk-events.step-close': 'Fin del juego',
  'web.desk-events.step-report': 'Informe',
  'web.desk-events.steps-entries':
    '{entries, plural, =0 {Todavía no hay nadie inscrito.} one {Hay un jugador inscrito.} other {Hay # jugadores inscritos.}}',
  'web.desk-events.steps-rounds':
    '{paired} de {rounds} rondas emparejadas. {open, plural, =0 {} one {Falta un resultado.} other {Faltan # resultados.}}',
  'web.desk-events.steps-close':
    'Cuando se han jugado todas las rondas y están todos los resultados, la prueba se cierra aquí.',
  'web.desk-events.steps-closed': 'Se ha terminado de jugar.',
  'web.desk-events.steps-report': 'Todavía no se ha enviado.',
  'web.desk-events.put-right': 'Corregir los datos de la prueba',
  'web.desk-events.mark-done': 'hecho',
  'web.desk-events.mark-now': 'ahora',
  'web.desk-events.mark-later': 'más adelante',
  'web.desk-events.part-overview': 'Resumen',
  'web.desk-events.part-entries': 'Inscripciones',
  'web.desk-events.part-rounds': 'Rondas y resultados',
  'web.desk-events.part-report': 'Informe',
  'web.desk-events.part-settings': 'Datos',
  'web.desk-events.facts': 'Datos',
  'web.desk-events.seen': 'Lo que ven los demás, y lo que se imprime',
  'web.desk-events.public-page': 'Página pública',
  'web.desk-events.live-page': 'Página en directo, para una pantalla en la sala',
  'web.desk-events.print-round': 'Emparejamientos y resultados de la ronda {round}, para imprimir',
  'web.desk-events.files': 'Ficheros',
  'web.desk-events.event-file': 'Fichero de la prueba: todo, para llevarla a otra oficina',
  'web.desk-events.event-file-about':
    'Una prueba que se lleva sin conexión viaja con este fichero: quien lo recibe continúa donde está usted ahora. Cuando termina, la oficina de la federación recibe el fichero y el informe se presenta allí.',
  'web.desk-events.enter-one': 'Inscribir a un jugador',
  'web.desk-events.player': 'Jugador del registro',
  'web.desk-events.player-hint':
    'Escriba parte del nombre; las flechas eligen, Intro inscribe al jugador y el campo queda libre para el siguiente.',
  'web.desk-events.no-licence':
    'Inscrito: {name}. No tiene licencia para esta temporada: los reglamentos pueden pedirla.',
  'web.desk-events.namesake':
    '{name} ({player}) ya está inscrito, con el mismo nombre y un nacimiento que encaja: compruebe que no sea la misma persona dos veces.',
  'web.desk-events.file-namesakes':
    'Ya había alguien con el mismo nombre y un nacimiento que encaja: {names}. Compruebe que no sea la misma persona dos veces.',
  'web.desk-events.first-round-hint':
    'El juego ha empezado: quien llega ahora juega desde la ronda {round}, o más tarde.',
  'web.desk-events.not-registered': '¿Alguien no está en el registro?',
  'web.desk-events.not-registered-about':
    'Solo se pueden inscribir jugadores del registro. Pida a la oficina de la federación, o al delegado del club del jugador, que lo registre; entonces el nombre aparece aquí enseguida.',
  'web.desk-events.not-registered-officer':
    'Solo se pueden inscribir jugadores del registro. Registre primero al jugador; entonces el nombre aparece aquí enseguida.',
  'web.desk-events.to-registry': 'Al registro',
  'web.desk-events.enter-many': 'Inscribir a muchos desde un fichero',
  'web.desk-events.file-about':
    'Una tabla con cabeceras (nombre, código, código FIDE, elo…), o un informe de la FIDE. No se inscribe a nadie hasta que todas las líneas están claras; lo que no lo está, se dice línea por línea.',
  'web.desk-events.file': 'Fichero',
  'web.desk-events.file-kind': 'Qué es',
  'web.desk-events.file-csv': 'tabla (CSV)',
  'web.desk-events.file-trf': 'informe de la FIDE (TRF)',
  'web.desk-events.file-json': 'documento de este programa (JSON)',
  'web.desk-events.file-look': 'Ver el fichero, o pegarlo',
  'web.desk-events.file-text': 'Texto del fichero',
  'web.desk-events.file-text-hint': 'También se puede pegar o corregir aquí.',
  'web.desk-events.enter-all': 'Inscribirlos a todos',
  'web.desk-events.leave-out': 'Inscribir a los demás, dejar aquí estas líneas',
  'web.desk-events.file-line': 'Línea {line} ({text}):',
  'web.desk-events.file-entered': 'Jugadores inscritos: {entered}.',
  'web.desk-events.file-left': 'Líneas dejadas fuera: {left}; siguen en el texto, para corregirlas.',
  'web.desk-events.file-numbers-by-rating':
    'Hay inscritos que no están en el informe y por eso sus números se han dejado de lado: los números se dan por elo.',
  'web.desk-events.file-numbers-next':
    'Los números del informe se han dejado de lado: los demás inscritos ya los tienen y estos jugadores llevan los siguientes.',
  'web.desk-events.file-by-name':
    'Nadie del registro tiene estos identificadores; los jugadores se han encontrado por el nombre, compruébelos: {names}.',
  'web.desk-events.file-passed-over': 'No se han leído las columnas que no se conocen: {columns}.',
  'web.desk-events.file-empty': 'Elija un fichero, o pegue su texto.',
  'web.desk-events.entered': 'Quién está inscrito',
  'web.desk-events.entries-closed': 'Las inscripciones quedan como están: la prueba ya ha pasado de este punto.',
  'web.desk-events.no-late-entries': 'El calendario está sorteado: ya no se puede añadir a nadie.',
  'web.desk-events.provisional': 'Los números son provisionales hasta que se empareja la primera ronda.',
  'web.desk-events.numbers-set':
    'Un archivo o alguien ha fijado números de emparejamiento. Solo valen si todos tienen uno y no hay dos iguales; con un clic se dan todos por elo.',
  'web.desk-events.numbers-partial':
    'Estos jugadores no tienen número de emparejamiento y otros sí, y así la ronda no se puede emparejar: {names}.',
  'web.desk-events.numbers-twice':
    'Estos jugadores comparten un número de emparejamiento, y así la ronda no se puede emparejar: {names}.',
  'web.desk-events.numbers-entries': 'Números de uno en uno: inscripciones',
  'web.desk-events.action': 'Qué se puede hacer',
  'web.desk-events.absent':
    '{count, plural, one {ausente en la ronda {rounds}} other {ausente en las rondas {rounds}}}',
  'web.desk-events.withdraw-sure':
    '¿Retirar a {name} tras la ronda {round}? Desde la siguiente ya no se emparejará. Puede volver.',
  'web.desk-events.withdraw-sure-before':
    '¿Quitar la inscripción de {name}? Todavía no hay nada emparejado; se puede volver a inscribir.',
  'web.desk-events.taken-back': 'Quitadas antes de empezar',
  'web.desk-events.enter-again': 'Volver a inscribir',
  'web.desk-events.all-entries': 'Todas las inscripciones',
  'web.desk-events.player-page': 'Página del jugador',
  'web.desk-events.absences': 'Rondas sin este jugador',
  'web.desk-events.absences-about':
    'Marque las rondas en que el jugador no está. Las rondas emparejadas se cambian en la ronda misma.',
  'web.desk-events.entry-facts': 'Qué dice la inscripción',
  'web.desk-events.entry-facts-about': 'Se ha tomado del registro; la prueba se rige por lo que dice aquí.',
  'web.desk-events.entry-rating': 'Elo que ordena a los jugadores',
  'web.desk-events.entry-title': 'Título',
  'web.desk-events.entry-category': 'Categoría',
  'web.desk-events.entry-club': 'Club',
  'web.desk-events.entry-number': 'Número de emparejamiento',
  'web.desk-events.entry-number-hint': 'Vacío: se da por elo.',
  'web.desk-events.entry-rating-catalan': 'Elo catalán',
  'web.desk-events.entry-rating-fide': 'Elo FIDE',
  'web.desk-events.entry-rating-spanish': 'Elo español',
  'web.desk-events.leaving': 'Dejar la prueba',
  'web.desk-events.leaving-about': 'El jugador ya no se empareja desde la ronda siguiente. Los resultados quedan.',
  'web.desk-events.justified': 'El comité de competición acepta los motivos',
  'web.desk-events.take-back-about': 'Todavía no hay nada emparejado: la inscripción simplemente se quita.',
  'web.desk-events.coming-back': 'Volver',
  'web.desk-events.return-about': 'Las rondas perdidas cuentan como ausencias.',
  'web.desk-events.report-about':
    'El informe lleva la prueba a la oficina de la federación, que decide si cuenta para el elo, las normas y los ascensos.',
  'web.desk-events.report-waits': 'El informe se envió el',
  'web.desk-events.report-waits-for': 'La oficina decidirá.',
  'web.desk-events.report-refused': 'La oficina ha rechazado el informe.',
  'web.desk-events.report-refused-do':
    'Si solo faltaba una nota, vuelva a enviarlo. Si hay algo mal en la prueba, recupere primero el informe y corríjalo.',
  'web.desk-events.report-accepted': 'La oficina ha aceptado el informe, el',
  'web.desk-events.send-report': 'Enviar el informe',
  'web.desk-events.send-part-about':
    'Las rondas de esta prueba están separadas por una semana o más, y la oficina la recibe mes a mes. Lo aceptado cuenta en la lista siguiente; el resto se presenta más tarde.',
  'web.desk-events.send-part':
    '{count, plural, one {Presentar la ronda {from}} other {Presentar las rondas {from} a {to}}}',
  'web.desk-events.part-to': 'A la ronda',
  'web.desk-events.part-from': 'De la ronda',
  'web.desk-events.part-to-come': 'aún no se ha presentado',
  'web.desk-events.part-waits': 'está en la oficina, pendiente de decisión',
  'web.desk-events.part-counts': 'se ha aceptado y cuenta para el Elo',
  'web.desk-events.reported': 'Rondas presentadas',
  'web.desk-events.send-about':
    'El informe se hace con las inscripciones, los emparejamientos y los resultados de aquí. Mire abajo qué dicen los reglamentos.',
  'web.desk-events.note': 'Nota para la oficina (opcional)',
  'web.desk-events.send-league': 'Enviar las partidas de la liga',
  'web.desk-events.send-league-about':
    'La prueba informa de las partidas de una liga por equipos: ya están en el registro.',
  'web.desk-events.send-file-about':
    'Una prueba llevada en otro sitio se informa con un fichero: el informe de la FIDE, o el documento de este programa.',
  'web.desk-events.played-elsewhere': 'Se ha jugado en otro sitio: entregar su informe como fichero',
  'web.desk-events.not-over': 'Antes del informe:',
  'web.desk-events.errors-mean': 'La oficina solo acepta el informe cuando cada cosa se ha corregido o dispensado.',
  'web.desk-events.reopen-closed': 'Reabrir la prueba',
  'web.desk-events.reopen-submitted': 'Recuperar el informe',
  'web.desk-events.reopen-refused': 'Recuperar el informe',
  'web.desk-events.reopen-about-closed':
    '¿Se ha olvidado algo? La prueba vuelve a correr hasta que se cierra de nuevo.',
  'web.desk-events.reopen-about-submitted':
    'Mientras la oficina no haya decidido, el informe se puede recuperar y corregir.',
  'web.desk-events.reopen-about-refused': 'La prueba vuelve a su espacio, donde se puede corregir.',
  'web.desk-events.receive-about':
    'Una prueba que se ha llevado en un ordenador sin conexión llega aquí en un solo fichero, con inscripciones, rondas, resultados y quién hizo qué.',
  'web.desk-events.receive-step-1': 'En aquel ordenador, abra la prueba en el espacio y descargue su fichero.',
  'web.desk-events.receive-step-2': 'Elíjalo aquí y mire qué contiene.',
  'web.desk-events.receive-step-3': 'Tómelo: ocupa el lugar de la prueba registrada aquí, o es nuevo.',
  'web.desk-events.preview': 'Qué hay en el fichero',
  'web.desk-events.preview-name': 'Prueba',
  'web.desk-events.preview-dates': 'Fechas',
  'web.desk-events.preview-state': 'Estado',
  'web.desk-events.preview-players': 'Jugadores',
  'web.desk-events.preview-rounds': 'Rondas emparejadas',
  'web.desk-events.preview-results': 'Resultados',
  'web.desk-events.preview-from': 'Viene de',
  'web.desk-events.preview-last-act': 'Último trabajo hecho',
  'web.desk-events.preview-who': 'Quién juega',
  'web.desk-events.other-federation':
    'El fichero viene del registro de otra federación ({federation}). Asegúrese de que es de aquí.',
  'web.desk-events.wrong-file':
    'Esto no es un fichero de prueba. Tome el que la página de la prueba ofrece en «Ficheros».',
  'web.desk-events.no-file': 'Elija primero el fichero de la prueba.',
  'web.desk-events.take-in': 'Tomarlo',
  'web.desk-events.received': '{name} ya está aquí.',
  'web.desk-events.receive-register': 'Registrar a quien esta oficina no conoce',
  'web.desk-events.receive-register-hint':
    'Para un portátil preparado para esta prueba: los jugadores, clubes y delegaciones del fichero reciben los identificadores que ya tienen allí, de modo que todo encaja cuando la prueba vuelve. En la oficina de la federación: para invitados que vinieron el mismo día.',
  'web.desk-events.receive-register-not':
    'A los jugadores que esta oficina no conoce los registra un oficial de valoración.',
  'web.desk-events.received-registered': 'Se ha registrado con él a: {names}.',
  'web.desk-events.received-taken-back':
    'Inscritos aquí y ausentes del fichero; por eso han salido de la prueba: {names}.',
  'web.desk-events.receive-laptop':
    'Para llevar una prueba sin conexión: descargue el fichero de la prueba de la oficina, recíbalo en el portátil con «Registrar a quien esta oficina no conoce», llévela allí, ciérrela y reciba aquí el fichero nuevo, donde se presenta el informe. Mientras tanto, deje la prueba de aquí como está.',
  'web.desk-events.rounds-of-part': '{count, plural, one {Ronda {from}} other {Rondas {from} a {to}}}',
};
