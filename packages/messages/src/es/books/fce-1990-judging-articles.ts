/** Articles and decisions of fce-1990 on teams, homologation, promotions, norms, entries and terms, each said in our own words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-judging-articles.ts').messages, string> = {
  'article.fce-1990.Actius 1': 'Ajedrez activo: treinta minutos por jugador para toda la partida.',
  'article.fce-1990.Actius 22': 'Ajedrez activo: un reloj especial puede añadir diez segundos por jugada.',
  'article.fce-1990.Actius 24': 'Ajedrez activo: como máximo seis rondas al día.',
  'article.fce-1990.Ràpides 1': 'Partidas rápidas: cinco minutos por jugador para toda la partida.',
  'article.fce-1990.Ascensos preferent 1':
    'De primera a preferente: puntos según las rondas y la media de los rivales.',
  'article.fce-1990.Ascensos preferent 5':
    'Un rival sin Elo cuenta 2000 hasta la mitad de los puntos al final del torneo.',
  'article.fce-1990.Ascensos taula 8': 'Ascensos de tercera y segunda en ocho rondas.',
  'article.fce-1990.Ascensos taula 9': 'Ascensos de tercera y segunda en nueve rondas.',
  'article.fce-1990.Calendaris 15.1':
    'Una superposición de calendarios se comunica por escrito y con tiempo a la federación.',
  'article.fce-1990.Calendaris 15.2':
    'Por una prueba no oficial no se mueve nada, salvo que la comisión la considere oficial.',
  'article.fce-1990.Calendaris 15.3': 'La superposición de calendarios no cambia el local.',
  'article.fce-1990.Calendaris 15.4': 'En una liga la comisión asigna sábados y festivos a las partidas afectadas.',
  'article.fce-1990.Calendaris 15.5':
    'En encuentros de equipos los tableros afectados juegan aparte, con alineación en sobre cerrado.',
  'article.fce-1990.Calendaris 15.6': 'Una última ronda con los puestos más importantes en juego se aplaza.',
  'article.fce-1990.Calendaris 15.7': 'En la copa la comisión decide si un equipo pasa sin jugar.',
  'article.fce-1990.Calendaris 15.8':
    'Una sola ronda de un suizo: la partida se juega hasta tres días después de la siguiente.',
  'article.fce-1990.Calendaris 15.8.1': 'Más rondas de un suizo: el jugador elige una de las pruebas.',
  'article.fce-1990.Calendaris 15.8.2': 'La última ronda de un suizo: la comisión la puede aplazar.',
  'article.fce-1990.Calendaris 15.9':
    'Los extranjeros que no representan a Cataluña no tienen derecho por superposición.',
  'article.fce-1990.Calendaris 15.10':
    'Las dos últimas rondas no se adelantan ni cambian de local; ningún día ni local cambia sin permiso de la comisión.',
  'article.fce-1990.Comissió 1.1': 'La comisión deportiva tiene de cinco a ocho miembros.',
  'article.fce-1990.Comissió 3.1': 'Un miembro es dado de baja por todos los demás o por el consejo ejecutivo.',
  'article.fce-1990.Comissió 3.2': 'Cinco ausencias seguidas o diez en total hacen perder la plaza.',
  'article.fce-1990.Comissió 6.1': 'Dos miembros y uno del comité de competición pueden hacer revisar una decisión.',
  'article.fce-1990.Comissió 7.1': 'La comisión decide por mayoría simple.',
  'article.fce-1990.Comissió 7.2': 'El presidente deshace los empates.',
  'article.fce-1990.Comissió 7.3': 'Una votación es válida con la mitad más uno de los miembros.',
  'article.fce-1990.Delegats 5.2.1.1': 'Los jugadores añadidos a la lista de un club reciben números bis.',
  'article.fce-1990.Delegats 5.2.2.1':
    'Una lista se amplía antes de las tres últimas rondas de la fase previa, con jugadores sin licencia.',
  'article.fce-1990.Delegats 5.2.2.2':
    'La licencia para una prueba individual se renueva antes de cerrarse las inscripciones.',
  'article.fce-1990.Delegats 5.5.1': 'Los resultados de equipos se comunican hasta las 13 h del primer día laborable.',
  'article.fce-1990.Desempats 1.7.1': 'Plazas limitadas por Elo: los empates se deshacen en un orden fijado.',
  'article.fce-1990.Desempats 1.7.1.1': 'Primero, quien nunca fue sancionado.',
  'article.fce-1990.Desempats 1.7.1.2': 'Después, quien tiene título.',
  'article.fce-1990.Desempats 1.7.1.3': 'Después, el mejor clasificado de la misma prueba el año anterior.',
  'article.fce-1990.Desempats 1.7.1.4': 'Después, sorteo público.',
  'article.fce-1990.Endarreriments 12.1':
    'Una hora de retraso hace perder; un retraso del transporte público reparte el tiempo 60 a 40.',
  'article.fce-1990.Endarreriments 12.3':
    'Un equipo con menos de la mitad de los jugadores al cabo de una hora ha perdido por incomparecencia, con todos los tableros.',
  'article.fce-1990.Equips 8.1.1': 'Las divisiones y la primera categoría juegan con diez tableros.',
  'article.fce-1990.Equips 8.1.2': 'La segunda y la tercera categoría juegan con ocho tableros.',
  'article.fce-1990.Equips 8.1.3': 'La promoción a tercera se juega con cuatro tableros.',
  'article.fce-1990.Equips 8.2.1':
    'El primer equipo tiene los primeros números de la lista sellada del club, con sus bis.',
  'article.fce-1990.Equips 8.2.2': 'Un titular nunca juega en un equipo inferior.',
  'article.fce-1990.Equips 8.2.6': 'Los equipos de copa son de cinco titulares, uno de ellos reserva.',
  'article.fce-1990.Equips 8.3.1': 'Se pueden alinear titulares de equipos inferiores.',
  'article.fce-1990.Equips 8.3.2': 'Los tableros siguen rigurosamente el orden de la lista.',
  'article.fce-1990.Equips 8.3.4': 'Nadie puede constar en dos actas de una ronda.',
  'article.fce-1990.Equips 8.3.5': 'Una alineación indebida pierde el encuentro, con o sin intención.',
  'article.fce-1990.Estrangers 9.1': 'Un extranjero en equipos de hasta cinco, dos en equipos de hasta diez.',
  'article.fce-1990.Identificació 7.2.1': 'Los jugadores muestran la credencial de la federación o el DNI.',
  'article.fce-1990.Identificació 7.2.2': 'Los infantiles muestran también una fotocopia del libro de familia.',
  'article.fce-1990.MC norma 1': 'Norma: más de 2300 en la lista, con 16 partidas o más.',
  'article.fce-1990.MC norma 2': 'Norma: campeón y subcampeón del grupo A del abierto de Barcelona.',
  'article.fce-1990.MC norma 3':
    'Norma por puntuación: 50% con una media de 2375, una décima más por cada punto menos; la media, superior a 2175.',
  'article.fce-1990.MC norma 4': 'Dos temporadas sin norma hacen perder una.',
  'article.fce-1990.MC norma 5':
    'La última ronda no quita una norma hecha incluso perdiendo, o hecha con tablas si se gana.',
  'article.fce-1990.MC norma 6': 'Norma: el campeón del Interterritorial.',
  'article.fce-1990.MC norma 7': 'Norma: los campeones provinciales de Lleida, Girona y Tarragona.',
  'article.fce-1990.MC norma 8': 'En las delegaciones de Lleida, Girona y Tarragona basta una media de 2150.',
  'article.fce-1990.MC títol 1': 'Título: campeón y subcampeón absoluto de Cataluña.',
  'article.fce-1990.MC títol 2': 'Título: un Maestro FIDE, o una norma de Maestro Internacional.',
  'article.fce-1990.MC títol 3': 'Título: el campeón de España juvenil.',
  'article.fce-1990.MC títol 4': 'Título: los cinco primeros de la fase final individual de España.',
  'article.fce-1990.MC títol 5': 'Tres normas hacen el título.',
  'article.fce-1990.Normes 4.1.1': 'Para jugar hacen falta licencia en vigor e identificación.',
  'article.fce-1990.Normes 4.1.2': 'Quien está clasificado directamente para una final lo confirma quince días antes.',
  'article.fce-1990.Normes 4.1.3':
    'Deben inscribirse los equipos de tercera o superiores; en las delegaciones, de segunda o superiores.',
  'article.fce-1990.Normes 4.1.4': 'Infantiles: sin haber cumplido catorce años el 1 de enero del año de la final.',
  'article.fce-1990.Normes 4.1.5': 'Juveniles: sin haber cumplido veinte años el 1 de enero del año de la final.',
  'article.fce-1990.Normes 4.2.1.2a':
    'Vacante de primera división: quien perdió la promoción y, después, quien tiene más puntos en la segunda.',
  'article.fce-1990.Normes 4.2.1.2b1': 'Vacante de segunda división de una delegación: el inmediato clasificado.',
  'article.fce-1990.Normes 4.2.1.2b2':
    'Vacante de segunda división de Barcelona: quien tiene más puntos de primera categoría.',
  'article.fce-1990.Normes 4.2.2.1':
    'Vacantes de finales individuales: Elo, sanciones, título, temporada anterior, sorteo público.',
  'article.fce-1990.Oberts 1': 'Los abiertos solicitan la homologación antes del 30 de junio.',
  'article.fce-1990.Oberts 2': 'Ningún abierto coincide con un torneo establecido a menos de 30 km.',
  'article.fce-1990.Oberts 3': 'Los abiertos tienen al menos ocho rondas, nueve para normas.',
  'article.fce-1990.Oberts 4': 'Grupos de 25 como mínimo; como mucho segunda con tercera y primera con preferente.',
  'article.fce-1990.Oberts 5': 'La federación aprueba el reglamento del torneo.',
  'article.fce-1990.Oberts 6': 'La federación tiene la lista de jugadores antes de la segunda ronda.',
  'article.fce-1990.Oberts 7': 'El reglamento nombra un director y un árbitro reconocidos por la federación.',
  'article.fce-1990.Oberts 8': 'Los informes llegan en cuatro días hábiles.',
  'article.fce-1990.Oberts 9': 'Cuotas: 2000 pesetas por cada una de primera, segunda y tercera, 4000 con preferentes.',
  'article.fce-1990.Oberts nota': 'La comisión deportiva puede anular una prueba.',
  'article.fce-1990.Retirats 14.2.1': 'Los preferentes no se retiran sin justificación aceptada.',
  'article.fce-1990.Retirats 14.2.2': 'Quien ya no puede ascender queda retirado, si no pide continuar.',
  'article.fce-1990.Suplents 13.1': 'Los suplentes son titulares de equipos inferiores.',
  'article.fce-1990.Suplents 13.1.1': 'El suplente tiene un número más flojo que el suplido.',
  'article.fce-1990.Suplents 13.2': 'Dos suplentes en equipos de ocho o más, si no uno; de veinte minutos a una hora.',
  'article.fce-1990.Suplents 13.3': 'No puede ser suplente quien fue alineado en otro equipo en la ronda.',
  'article.fce-1990.Tancats Elo 1': 'Un torneo cerrado válido para el Elo internacional lo es para el catalán.',
  'article.fce-1990.Tancats Elo 2': 'O la mitad de clubes distintos, todos preferentes y media de 2100.',
  'article.fce-1990.Tancats MC 1': 'Un torneo cerrado válido para el Elo internacional lo es para normas.',
  'article.fce-1990.Tancats MC 2': 'O la mitad de clubes distintos, todos menos uno con 2175 y media de 2200.',
  'article.fce-1990.Tancats nota': 'Los torneos cerrados tienen al menos nueve rondas y diez jugadores.',
  'decision.D-COMP-2': 'El porcentaje para una norma nunca baja del 50%.',
  'decision.D-COMP-3': 'Para una norma basta con alcanzar el porcentaje.',
  'decision.D-COMP-20': 'Un jugador titulado sin categoría indicada cuenta como preferente.',
  'decision.D-COMP-21': 'Un solo Elo sin origen es el catalán.',
  'decision.D-COMP-22':
    'Para los ascensos un descanso no tiene rival; una partida decidida sin jugar cuenta como incomparecencia.',
  'decision.D-COMP-23':
    'En las tablas de categorías solo cuentan como segundas los rivales jugados en el tablero, también los más fuertes; el resto, como terceras.',
  'decision.D-COMP-25': 'La media para una norma es la de los rivales del jugador; sin Elo o sin jugar cuentan 2000.',
  'decision.D-COMP-26': 'El porcentaje para una norma es sobre todas las rondas del torneo.',
  'decision.D-COMP-27': 'Una fracción de punto por debajo de 2375 pide su fracción de décima.',
  'decision.D-COMP-28': 'Para la regla de la última ronda el rival de esa ronda cuenta como jugado.',
  'decision.D-COMP-29': 'Un torneo da como máximo una norma a un jugador.',
  'decision.D-COMP-30':
    'Se pierde primero la norma más antigua, y otra cada dos temporadas más; el título se conserva.',
  'decision.D-COMP-31':
    'La mitad de los jugadores son de clubes distintos cuando hay la mitad de clubes que de jugadores.',
  'decision.D-COMP-32':
    'Las solicitudes llegan antes del último 30 de junio que no es posterior al comienzo del torneo: el 29 es el último día.',
  'decision.D-COMP-33': 'Son laborables todos los días menos los domingos y los festivos que indica el documento.',
  'decision.D-COMP-34': 'Cuando solo se saben los días, el mismo día aún está a tiempo.',
  'decision.D-COMP-35':
    'Varios jugadores de un mismo número bis mantienen el orden de la lista; quien viene tras todos los titulares puede jugar en cualquier equipo.',
  'decision.D-COMP-36':
    'En la copa un equipo que no es de diez tableros forma uno con los cinco primeros; el reserva puede entrar por cualquiera.',
  'decision.D-COMP-37':
    'En el sistema olímpico una alineación indebida pierde los puntos de sus tableros; dos indebidas pierden ambas.',
  'decision.D-COMP-38': 'La mitad más uno es el primer número entero superior a la mitad; quien se abstiene no vota.',
  'decision.D-COMP-39':
    'Un torneo del que no consta nada se considera homologado al juzgar las normas, salvo que se rechazara para el Elo.',
  'article.fce-1990.Ascensos preferent 2': 'Las incomparecencias cuentan como 2000.',
  'article.fce-1990.Ascensos preferent 3': 'Los jugadores de primera cuentan 2000.',
  'article.fce-1990.Ascensos preferent 4': 'Cuenta el Elo catalán; si no, el internacional; si no, el español.',
  'article.fce-1990.Ascensos preferent 6': 'Cada medio punto por encima de la mitad cuenta 50 más.',
  'article.fce-1990.Comissió 2.1': 'Los miembros de la comisión lo son por dos años.',
  'article.fce-1990.Endarreriments 12.4':
    'Más de una hora de retraso en la reanudación de una partida aplazada la hace perder.',
  'article.fce-1990.Estrangers 9.2': 'Los andorranos no son extranjeros.',
  'article.fce-1990.Proves oficials 1':
    'Pruebas oficiales: informes del árbitro, el director y el comité de competición.',
  'article.fce-1990.Proves oficials 2': 'Pruebas oficiales: resultados ronda a ronda y clasificación final.',
  'article.fce-1990.Proves oficials 3': 'Pruebas oficiales: planillas cuando juegan preferentes.',
  'article.fce-1990.Proves oficials 4': 'Pruebas oficiales: las fichas de un suizo.',
  'article.fce-1990.Proves oficials 5': 'Pruebas oficiales: el cuadro de una liga.',
  'decision.D-COMP-40':
    'Una hora como máximo incluye el minuto sesenta: el equipo o la partida aplazada pierde a partir del minuto 61.',
  'decision.D-COMP-41': '«Color (negres guanyen)» se entiende como el número de victorias con negras.',
  'decision.D-COMP-42': 'Un equipo de menos de cinco jugadores puede tener tantos extranjeros como uno de cinco: uno.',
  'article.fce-1990.Ajornaments 10.1':
    'Las partidas inacabadas que no deciden el encuentro llegan al control de las seis horas y se envían a la federación.',
  'decision.D-COMP-43':
    'La homologación para el Elo y para normas son dos cosas; rondas, jugadores y media son condiciones de la norma misma, se haya homologado lo que se haya homologado.',
  'article.fce-1990.Delegats 5.5.2':
    'En las delegaciones, los resultados que no afectan a nadie más se comunican a la delegación, que los hace llegar a la federación.',
  'article.fce-1990.Comissió 2.2': 'Los dos años cuentan desde las últimas elecciones generales.',
};
