export const messages: Record<keyof typeof import('../en/help.ts').messages, string> = {
  'help.title': 'Ayuda',
  'refusal.guide-unknown': 'No hay ninguna guía «{guide}». Todas están en la página de ayuda.',
  'help.about': 'Guías breves, según lo que usted haga.',
  'help.contents': 'En esta guía',
  'help.arbiter': 'Para árbitros',
  'help.arbiter.about': 'Del primer nombre hasta el informe.',
  'help.delegate': 'Para delegados de club',
  'help.delegate.about': 'Licencias, equipos y actas.',
  'help.officer': 'Para responsables de listas',
  'help.officer.about': 'Informes, listas, correcciones y reclamaciones.',
  'help.player': 'Para jugadores',
  'help.player.about': 'Su Elo, su próxima partida, sus derechos.',
  'help.arbiter.start': 'Empezar un torneo',
  'help.arbiter.start.text':
    '[web.word.run-a-tournament] es una sola página y lleva un minuto.\n' +
    '- Ponga nombre al torneo y elija el sistema, las rondas y el ritmo.\n' +
    '- En unas eliminatorias, diga cuántas partidas tiene cada enfrentamiento y si hay uno por el tercer puesto. Los equipos se escriben con dos puntos: «Rojos: Puig, Joana; Serra, Pau».\n' +
    '- Escriba o pegue los jugadores tal como los tiene, uno por línea. Se reconocen Elos, clubes y códigos FIDE, con cabecera o sin ella.\n' +
    '- Mire la tabla de al lado: a quién se ha encontrado, a quién hay que elegir entre varios, quién viene como invitado.\n' +
    '- Pulse [web.run.create-and-pair].\n' +
    'Todo se puede cambiar después en [web.desk-events.part-settings].',
  'help.arbiter.players': 'Jugadores, inscripciones tardías y retiradas',
  'help.arbiter.players.text':
    'En [web.desk-events.part-entries], escriba un nombre, pulse Intro y escriba el siguiente. Un nombre que no tiene nadie pasa a ser un invitado.\n' +
    'Quien llega tarde se añade igual y juega desde la ronda siguiente. Quien se va se retira y conserva las partidas jugadas; [web.submit.entry.return] lo deshace.\n' +
    'Antes de la ronda 1, [web.act.absence.call-roll] dice quién está: márquelos usted o abra una pantalla a la entrada en [web.check-in.open]. [web.badges.title] imprime diez por hoja.',
  'help.arbiter.byes': 'Descansos y ausencias',
  'help.arbiter.byes.text':
    '[web.byes.title] es una cuadrícula: una fila por jugador, una columna por ronda. Pulse una casilla para dar medio punto, ningún punto o un punto entero, o para marcar una ausencia.\n' +
    'Los límites del torneo (cuántos, no en las últimas rondas) se vigilan solos.',
  'help.arbiter.pair': 'Emparejar una ronda',
  'help.arbiter.pair.text':
    'En [web.desk-events.part-rounds], mire quién falta y pulse el botón. Con eso se cierra la ronda anterior.\n' +
    'Cada pareja dice por qué es así: abra su tablero en la página pública. Allí también puede preguntar por qué dos jugadores no se enfrentan.\n' +
    'Las parejas se pueden cambiar a mano, con un motivo; al lado se conserva el emparejamiento del programa. Mientras no haya ningún resultado, el emparejamiento se puede deshacer.',
  'help.arbiter.results': 'Introducir resultados',
  'help.arbiter.results.text':
    'Una tecla por tablero: 1 ganan las blancas, 5 tablas, 0 ganan las negras; + y - son victorias por incomparecencia. El programa pasa al tablero siguiente. U deshace, G va a un tablero.\n' +
    'Los resultados se guardan primero en este ordenador y se envían cuando hay conexión. [web.word.add-a-phone] da al móvil de un ayudante un código para unos tableros.\n' +
    'A un enfrentamiento empatado de las eliminatorias se le ofrecen más partidas, rápidas, relámpago o armagedón. Son tableros de la ronda; lo que ya no puede cambiar el enfrentamiento no necesita resultado.',
  'help.arbiter.correct': 'Corregir un resultado',
  'help.arbiter.correct.text':
    'Abra el tablero (el número de la primera columna), elija el resultado correcto y escriba el motivo. También funciona en rondas cerradas. Una ronda cerrada demasiado pronto se reabre en su página, con un motivo, mientras no se haya emparejado la siguiente.\n' +
    'Si la ronda siguiente ya está emparejada, el programa dice qué cambiaría. Puede volver a emparejarla o dejarla como está.',
  'help.arbiter.hall': 'Pantallas, móviles y papel en la sala',
  'help.arbiter.hall.text':
    '[web.desk-work.hall] muestra emparejamientos, resultados y clasificación en un proyector o un televisor, y un código que abre lo mismo en el móvil.\n' +
    'Todas las listas se pueden imprimir: por tablero, por nombre, clasificación, cuadro de resultados, y como cartel.',
  'help.arbiter.end': 'Premios, informe y normas',
  'help.arbiter.end.text':
    '[web.desk-events.part-prizes] reparte el dinero tal como usted lo anunció y dice por qué cada uno recibe lo que recibe, con una hoja para firmar.\n' +
    '[web.desk-events.part-report] dice qué falta todavía, con un enlace a cada campo, y hace el archivo para la FIDE. También están las normas y sus certificados.',
  'help.arbiter.trouble': 'Cuando algo falla',
  'help.arbiter.trouble.text':
    '- El portátil se ha cerrado o se ha quedado sin batería: vuelva a iniciar el programa. Todo lo que se había guardado está ahí; lo último que se introdujo se envía desde el navegador.\n' +
    '- No hay conexión: continúe. Los resultados esperan en este dispositivo, y la ronda siguiente también se puede emparejar aquí.\n' +
    '- Dos dispositivos han introducido resultados distintos: se muestran los dos y usted elige.\n' +
    '- Dos ordenadores han continuado el mismo torneo: abra el archivo de la prueba del otro y elija qué vale en cada diferencia.\n' +
    '- El disco está lleno: nada queda a medias. Haga sitio: lo que espera se envía solo.\n' +
    '- El reloj del ordenador va mal: póngalo en hora; resultados y emparejamientos no dependen de él.\n' +
    '- El portátil se ha estropeado: lleve la copia más reciente (`escala backup`) a otro y empiece allí.',
  'help.delegate.club': 'Su club',
  'help.delegate.club.text':
    'La página del club muestra los jugadores con su Elo y su licencia, y lo que tiene que hacer.\n' +
    'Pida allí una licencia nueva o un traspaso; la federación decide y se lo comunica.',
  'help.delegate.teams': 'Equipos y alineaciones',
  'help.delegate.teams.text':
    'Inscriba un equipo con los jugadores por orden de fuerza. Envíe la alineación antes de cada encuentro: el otro equipo la ve cuando están las dos.',
  'help.delegate.match': 'Actas',
  'help.delegate.match.text':
    'El equipo local envía el acta; los visitantes la confirman o reclaman. Si se ha jugado sub-condicione, indíquelo en el acta.',
  'help.officer.reports': 'Informes de torneos',
  'help.officer.reports.text':
    'Los informes pendientes salen primero. Cada uno muestra lo que dice el reglamento, artículo por artículo, y lo que cambiaría en las listas.\n' +
    'Acéptelo, rechácelo con un motivo, o dispense una objeción cuando el reglamento lo permite.',
  'help.officer.lists': 'Publicar una lista',
  'help.officer.lists.text':
    'La página del periodo muestra qué torneos están, cuáles se juegan y cuáles faltan. Mire la vista previa y publique. Una lista publicada no cambia nunca: cualquiera puede verificar cada número.',
  'help.officer.corrections': 'Corregir resultados pasados',
  'help.officer.corrections.text':
    'Antes de confirmar una corrección, ve de quién cambia el Elo y en qué listas. Cuenta desde la lista siguiente; las listas revisadas están al lado de las publicadas.',
  'help.officer.disputes': 'Reclamaciones',
  'help.officer.disputes.text':
    'Jugadores y clubes pueden reclamar contra un número o una decisión. Se muestra el plazo; el jugador o el club lee su decisión y los motivos.',
  'help.officer.registry': 'Jugadores y clubes',
  'help.officer.registry.text':
    'Fusione las dos fichas de una misma persona; la fusión se puede deshacer. Cargue la lista de la FIDE una vez al mes y encontrará a cualquier jugador mientras escribe.',
  'help.player.find': 'Encontrar su Elo',
  'help.player.find.text':
    'Escriba su nombre en la página de inicio. Su página tiene el Elo de hoy, su historial, sus partidas y sus rivales.',
  'help.player.why': 'Por qué ha cambiado',
  'help.player.why.text':
    'Pulse el número. Se desglosa en torneos, partidas y artículos del reglamento. [web.verify.button] lo vuelve a calcular en su navegador.',
  'help.player.next': 'Dónde juega',
  'help.player.next.text':
    'Abra la página del torneo en el móvil, o escanee el código de la sala, y escriba su nombre: tablero, color, rival y su ficha. La página cambia sola cuando se empareja la ronda siguiente. Donde está el botón [web.notify.ask], el móvil le avisa también.',
  'help.player.dispute': 'Si un número no es correcto',
  'help.player.dispute.text':
    'Inicie sesión, abra el Elo y pulse [web.submit.claim.open]. Diga qué no es correcto y añada los documentos. La federación responde con sus motivos; si no está de acuerdo, puede presentar recurso.',
};
