/** fce-2016 in words: findings, workings, articles and decisions, each said in our own. */
export const messages: Record<keyof typeof import('../../en/books/fce-2016.ts').messages, string> = {
  'finding.fce-2016.rounds-per-day':
    '{rounds} rondas en un solo día; una prueba estándar puede tener {most}. Se evalúa igualmente; la oficina puede rechazarla.',
  'finding.fce-2016.duration':
    'La prueba dura {days} días; se permiten {most}, salvo en competiciones por equipos. Se evalúa igualmente; la oficina puede rechazarla.',
  'finding.fce-2016.half-k-fixed-minutes':
    'Se ha pedido media K, pero {minutes} minutos fijos son menos de {least}: se aplica la K entera.',
  'finding.fce-2016.half-k-not-active':
    'Se ha pedido media K, pero la prueba no es de ajedrez activo: se aplica la K entera. Quite `halfK` de la prueba.',
  'finding.fce-2016.other-rhythm':
    'El ritmo de juego no es el de la lista de {rhythm, select, standard {ritmo estándar} other {ritmos rápidos}}: la prueba no se evalúa aquí. Póngala en el documento de la otra lista.',
  'finding.fce-2016.no-performance':
    'La partida contra {opponent} no se valora: {opponent} no tiene Elo ni partida jugada contra un jugador con Elo de esta prueba, y por tanto ninguna performance.',
  'finding.fce-2016.no-first-rating':
    'No se puede dar Elo inicial: añada `fideRating`, o bien `birthDate` y `federatedOn`.',
  'finding.fce-2016.no-new-first-rating':
    'Correspondería un nuevo Elo inicial, pero no hay en qué basarlo: se mantiene el actual. Añada `fideRating` o `birthDate`.',
  'finding.fce-2016.age-of-another-day':
    'No se puede dar un Elo inicial por edad: `age` es del {on} y {needed, select, none {no se sabe el día de federarse} other {hace falta la edad del {needed}}}. Indique `age` de ese día, `birthDate` o `fideRating`.',
  'finding.fce-2016.registered-late':
    'Registrada el {registered}, después del inicio ({start}); una prueba se registra antes de celebrarse. La federación puede evaluarla igualmente, con un motivo que se publica.',
  'finding.fce-2016.list-date': 'Las listas se publican el primer día de mes; {date} no lo es.',
  'finding.fce-2016.before-in-force':
    'La lista del {date} es anterior al reglamento, vigente desde el {from}: se aplican sus primeros valores.',
  'finding.fce-2016.under-floor':
    'La lista vigente tiene {rating}, por debajo del mínimo de {floor}. Revise esa lista.',
  'finding.fce-2016.listed-without-licence':
    'Una lista publicada tiene a este jugador, que ahora no tiene licencia: no entra en la nueva lista y cuenta como no valorado.',
  'finding.fce-2016.left-the-list':
    'Una lista anterior tiene a este jugador y la vigente no: se le vuelve a dar un Elo inicial. Si no es lo que se quiere, ponga el Elo en la lista vigente.',
  'working.fce-2016.first-rating.standard': 'Elo inicial {rating}: el Elo estándar de la federación, {taken}.',
  'working.fce-2016.first-rating.fide': 'Elo inicial {rating}: el Elo FIDE, {taken}.',
  'working.fce-2016.first-rating.age': 'Elo inicial {rating}: por edad, {age} años el {on} (nacimiento: {born}).',
  'working.fce-2016.first-rating.told-age': 'Elo inicial {rating}: por edad, {age} años el {on}.',
  'working.fce-2016.factor.first-season':
    'K en la nueva lista: {k}, el factor base de un Elo de {rating}; ninguna temporada completa todavía.',
  'working.fce-2016.factor.increment':
    'K en la nueva lista: {k} = {k0} por un Elo de {rating}, y {increment} por las partidas de temporadas pasadas (la más reciente primero: {games}; ponderadas {weighted}/{weights}; temporadas completas: {seasons}).',
  'article.fce-2016.2.1': 'Se evalúan las competiciones oficiales y homologadas, para los jugadores afiliados.',
  'article.fce-2016.2.2': 'La federación puede evaluar una prueba que no cumpla las condiciones.',
  'article.fce-2016.3.1': 'El ritmo estándar y los rápidos tienen Elos separados.',
  'article.fce-2016.5.1': 'Estándar: una hora o más para 60 jugadas, incrementos incluidos.',
  'article.fce-2016.5.2': 'Rápidos: menos de una hora para 60 jugadas.',
  'article.fce-2016.5.3': 'Una prueba de activos puede pedir ser evaluada con media K.',
  'article.fce-2016.5.3a': 'La media K en activos pide diez minutos fijos.',
  'article.fce-2016.6.1': 'Una prueba estándar tiene como máximo tres rondas al día.',
  'article.fce-2016.6.2': 'Una prueba dura como máximo 90 días, salvo las de equipos.',
  'article.fce-2016.7': 'Una incomparecencia cuenta como una partida contra el propio Elo.',
  'article.fce-2016.8.1': 'Doce listas al año, el primero de cada mes, con las pruebas desde la anterior.',
  'article.fce-2016.8.2': 'La lista incluye a todos los que tienen licencia de la temporada.',
  'article.fce-2016.8.3':
    'Las partidas cuentan con la lista del inicio de la prueba; en competiciones semanales, con la de su día.',
  'article.fce-2016.8.4': 'Se admiten reclamaciones los primeros 25 días de una lista.',
  'article.fce-2016.9.1': 'Qué muestra la lista de cada jugador.',
  'article.fce-2016.10.1': 'El Elo inicial es el Elo FIDE, si lo hay.',
  'article.fce-2016.10.2': 'Si no, el Elo inicial va por la edad al federarse: de 1220 a 1700.',
  'article.fce-2016.10.3': 'Doce meses sin partidas tras el Elo inicial traen uno nuevo.',
  'article.fce-2016.11.1': 'Rápidos: el Elo inicial es el estándar de la federación.',
  'article.fce-2016.11.2': 'Rápidos: si no la tiene, el Elo FIDE.',
  'article.fce-2016.11.3': 'Rápidos: sin ninguna de las dos, por edad.',
  'article.fce-2016.11.4': 'Rápidos: nuevo Elo inicial tras doce meses sin jugar.',
  'article.fce-2016.12': 'Un oponente sin Elo cuenta con la performance en la prueba.',
  'article.fce-2016.13.2': 'La Tabla 1 convierte una diferencia de Elo en un resultado esperado.',
  'article.fce-2016.13.3': 'La Tabla 2 convierte un porcentaje de puntos en una diferencia de Elo.',
  'article.fce-2016.14': 'Cómo se calcula la performance de un jugador en una prueba.',
  'article.fce-2016.14.3': 'Con la mitad de los puntos, la performance es la media de los oponentes.',
  'article.fce-2016.14.4': 'Por encima de la mitad: un factor base más por cada medio punto.',
  'article.fce-2016.14.5': 'Por debajo de la mitad: la media y lo que da la Tabla 2 por el porcentaje.',
  'article.fce-2016.15.1': 'La Tabla 1 da el resultado esperado de cada jugador.',
  'article.fce-2016.15.2': 'La variación es K por el resultado menos el esperado.',
  'article.fce-2016.16.2': 'K es un factor base según el Elo más un incremento según las partidas recientes.',
  'article.fce-2016.16.2a': 'Tabla 3: el factor base según el Elo, de 42 a 6.',
  'article.fce-2016.16.2b':
    'El incremento va de +3 a −3 con las partidas ponderadas de hasta cinco temporadas pasadas, sin incomparecencias.',
  'article.fce-2016.16.2c': 'En la primera temporada no hay incremento.',
  'article.fce-2016.16.3': 'Prueba estándar con un 80% de sub-12: K 6 para todos.',
  'article.fce-2016.16.4': 'Prueba de rápidos con un 80% de sub-12: K 3 para todos.',
  'article.fce-2016.16.5a': 'Las partidas relámpago usan media K.',
  'article.fce-2016.16.6a': 'Una partida adjudicada sin jugadas usa la mitad de la K más baja.',
  'article.fce-2016.16.6b': 'Una incomparecencia usa la mitad de la K más baja.',
  'article.fce-2016.17.1': 'Se suman las variaciones de todas las partidas del periodo.',
  'article.fce-2016.17.2': 'La suma se redondea una sola vez a un entero.',
  'article.fce-2016.17.3': 'Ningún Elo es inferior a 1000.',
  'article.fce-2016.20': 'Para el incremento de K nadie cuenta como federado antes de 2015.',
  'article.fce-2016.21': 'El reglamento rige desde la temporada 2016.',
  'decision.D-ALL-1': 'La mitad se redondea hacia arriba si ningún artículo dice otra cosa.',
  'decision.D-ALL-2': 'Una lista anterior al reglamento usa sus primeros valores, con un aviso.',
  'decision.D-FCE-1': 'Las partidas rápidas de diez minutos o menos son relámpago; las más largas, activos.',
  'decision.D-FCE-2':
    'Semanal o más lento: al menos siete días entre rondas seguidas, cada una por el día de la mayoría de sus partidas.',
  'decision.D-FCE-3': 'El nuevo Elo inicial va por la edad en la fecha de la lista.',
  'decision.D-FCE-4': 'Sin Elo que tomar ni ambas fechas, nadie se valora.',
  'decision.D-FCE-5': 'Un Elo inicial cuenta en las partidas de su propio periodo.',
  'decision.D-FCE-6': 'La media de los oponentes se redondea a un entero.',
  'decision.D-FCE-7': 'Por debajo de la mitad de los puntos, la Tabla 2 se lee por el porcentaje propio.',
  'decision.D-FCE-8': '2600 justo pertenece a la fila más alta de la Tabla 3.',
  'decision.D-FCE-9': 'Con una temporada completa, la media son las partidas de esa temporada.',
  'decision.D-FCE-10': 'El incremento de K se redondea a un entero, la mitad hacia arriba.',
  'decision.D-FCE-11': 'La K de los sub-12 no se reduce además a la mitad en los rápidos.',
  'decision.D-FCE-12':
    'En incomparecencias y adjudicaciones cuentan las K publicadas; la media K no se aplica otra vez.',
  'decision.D-FCE-13': 'El día de la publicación es el primero de los 25 para reclamar.',
  'decision.D-FCE-14':
    'Quien no está en la lista de la partida cuenta con la primera lista posterior, o con el Elo inicial.',
  'decision.D-FCE-15': 'Las partidas de un periodo cuentan para la K en el año de la víspera de la lista.',
  'decision.D-FCE-16':
    'Una partida sin fecha de una prueba semanal va por la lista del inicio y pertenece al final de la prueba.',
  'decision.D-FCE-17': 'Quien ha salido de la lista vuelve a recibir un Elo inicial; un Elo sin licencia no cuenta.',
  'decision.D-FCE-18': 'Una prueba estándar que pide media K no la tiene.',
  'decision.D-FCE-19': 'Más rondas sin fecha que tres por cada día de la prueba superan el límite algún día.',
  'decision.D-FCE-20':
    'Una lista recoge lo que se ha valorado desde la anterior: un informe tardío cuenta en la lista siguiente, con los Elos del inicio de la prueba.',
  'decision.D-FCE-21':
    'Quien tenía licencia al jugar se evalúa y cuenta con su ELO; quien no la tenía cuenta con la performance. Lo jugado con licencia se guarda para el regreso.',
  'decision.D-FCE-22': 'Las partidas del mismo periodo del Elo inicial cuentan como participación.',
  'decision.D-FCE-25':
    'Una prueba informada por partes sigue siendo semanal como se anunció, sean cuales sean los días de las rondas siguientes.',
  'decision.D-FCE-26':
    'Una edad vale para el día para el que se dio y para ningún otro; si hay fecha de nacimiento, vale esta.',
  'decision.D-FCE-27': 'Registrada el mismo día del inicio todavía es antes de la prueba.',
  'decision.D-FCE-28':
    'En una prueba evaluada por partes, el artículo 16.3 mira quién participa en lo que se había evaluado antes de la lista.',
  'decision.D-OFF-1':
    'Quien deja pasar una temporada no figura en sus listas; el Elo se conserva y vuelve a contar a su regreso.',
  // What each number of fce-2016 is.
  'web.parameter.fce-2016.standardMinutes':
    'minutos para 60 jugadas a partir de los cuales una partida es de ritmo estándar',
  'web.parameter.fce-2016.blitzMinutes': 'minutos para 60 jugadas hasta los cuales una partida rápida es relámpago',
  'web.parameter.fce-2016.roundsPerDay': 'rondas en un día de una prueba estándar, como máximo',
  'web.parameter.fce-2016.durationDays': 'días del comienzo al final de una prueba, ambos incluidos, como máximo',
  'web.parameter.fce-2016.weeklyDays': 'días entre rondas a partir de los cuales una prueba es semanal o más lenta',
  'web.parameter.fce-2016.claimDays': 'días para reclamar, contando como primero el de la publicación',
  'web.parameter.fce-2016.childAge': 'edad, en décimas de año, por debajo de la cual se da el Elo inicial más bajo',
  'web.parameter.fce-2016.childRating': 'Elo inicial de un jugador más joven que la tabla de edades',
  'web.parameter.fce-2016.ageBase': 'Elo inicial por edad: la constante',
  'web.parameter.fce-2016.ageTenth': 'Elo inicial por edad: puntos por cada décima de año',
  'web.parameter.fce-2016.adultAge': 'edad, en décimas de año, a partir de la cual todos empiezan igual',
  'web.parameter.fce-2016.adultRating': 'Elo inicial de un jugador mayor que la tabla de edades',
  'web.parameter.fce-2016.yearOfDays': 'días que cuentan como un año en la fórmula de la edad',
  'web.parameter.fce-2016.reassignmentMonths':
    'meses sin ninguna partida valorada tras los cuales se da un nuevo Elo inicial',
  'web.parameter.fce-2016.factorTable': 'Tabla 3: factor base según el Elo',
  'web.parameter.fce-2016.increment': 'incremento de K de un jugador que no ha jugado nada',
  'web.parameter.fce-2016.incrementGames': 'partidas ponderadas que restan uno al incremento',
  'web.parameter.fce-2016.gamesCap': 'partidas ponderadas que cuentan, como máximo',
  'web.parameter.fce-2016.seasonsCounted': 'temporadas pasadas que pondera la Tabla 4',
  'web.parameter.fce-2016.firstSeason': 'temporada en la que todos cuentan como federados, lo más pronto',
  'web.parameter.fce-2016.under12Age': 'cumpleaños que no se ha alcanzado antes del año de la prueba',
  'web.parameter.fce-2016.under12Percent': 'porcentaje de participantes que hace que una prueba sea sub-12',
  'web.parameter.fce-2016.under12StandardFactor': 'K de todos en una prueba estándar sub-12',
  'web.parameter.fce-2016.under12RapidFactor': 'K de todos en una prueba de rápidos sub-12',
  'web.parameter.fce-2016.floor': 'Elo más bajo',
  'web.parameter.fce-2016.halfKFixedMinutes': 'minutos fijos exigidos para media K en ajedrez activo',
};
