/** Articles and decisions of fide-titles-2024, each said in our own words. */
export const messages: Record<keyof typeof import('../../en/books/fide-titles-2024-articles.ts').messages, string> = {
  'article.fide-titles-2024.0.6.2':
    'Un título por un puesto exige un Elo mínimo en algún momento, y hasta entonces es condicional.',
  'article.fide-titles-2024.1.1.1': 'Las pruebas se registran en la FIDE 30 días antes de empezar.',
  'article.fide-titles-2024.1.1.2': 'Como máximo 12 horas de juego al día.',
  'article.fide-titles-2024.1.1.3': 'Como máximo dos rondas al día, con 120 minutos o más para 60 jugadas.',
  'article.fide-titles-2024.1.1.3a':
    'Para GM y WGM, una norma es de una prueba con una sola ronda al día al menos tres días.',
  'article.fide-titles-2024.1.1.4':
    'Cuentan el Elo y los títulos de la lista del comienzo; en pruebas de más de 30 días, los del día de la partida.',
  'article.fide-titles-2024.1.1.5': 'El árbitro principal es árbitro internacional o árbitro FIDE.',
  'article.fide-titles-2024.1.2': 'Los puestos en algunos campeonatos dan un título o una norma de nueve partidas.',
  'article.fide-titles-2024.1.2.2': 'Un campeonato así tiene como mínimo 10 jugadores y 9 rondas.',
  'article.fide-titles-2024.1.3':
    'FM, CM, WFM y WCM se obtienen por un Elo alcanzado en algún momento, con 30 partidas valoradas.',
  'article.fide-titles-2024.1.4.1': 'Una norma tiene como mínimo nueve partidas.',
  'article.fide-titles-2024.1.4.1a': 'Nueve partidas son la regla.',
  'article.fide-titles-2024.1.4.1b':
    'Bastan siete en mundiales y continentales por equipos, y ocho en una Copa del Mundo.',
  'article.fide-titles-2024.1.4.1c':
    'Ocho partidas de una prueba de nueve rondas cuentan como nueve si la otra ronda fue una victoria por incomparecencia o un descanso del emparejamiento; una vez por solicitud.',
  'article.fide-titles-2024.1.4.1d': 'Cada punto entero por encima de la puntuación mínima añade una partida.',
  'article.fide-titles-2024.1.4.1e':
    'Las partidas posteriores a la norma pueden no contarse, si los emparejamientos no se conocían desde el comienzo.',
  'article.fide-titles-2024.1.4.1f': 'Las partidas ganadas pueden no contarse.',
  'article.fide-titles-2024.1.4.2a': 'No cuentan los rivales cuya federación no es miembro de la FIDE.',
  'article.fide-titles-2024.1.4.2b':
    'En ligas no cuentan los jugadores sin Elo que no han puntuado contra los que lo tienen.',
  'article.fide-titles-2024.1.4.2c':
    'Las partidas no jugadas no cuentan; una victoria por incomparecencia en la última ronda puede contar como derrota.',
  'article.fide-titles-2024.1.4.2e':
    'Dan normas los suizos, las ligas de una y dos vueltas y las eliminatorias; los demás sistemas, con aprobación.',
  'article.fide-titles-2024.1.4.3': 'Entre los rivales hay dos federaciones que no son la propia.',
  'article.fide-titles-2024.1.4.3a':
    'Excepto en la final de un campeonato nacional, para los jugadores de esa federación.',
  'article.fide-titles-2024.1.4.3b':
    'Excepto en un campeonato nacional por equipos, para los jugadores de esa federación.',
  'article.fide-titles-2024.1.4.3c': 'Excepto en torneos zonales.',
  'article.fide-titles-2024.1.4.3d':
    'Excepto en un suizo con 20 extranjeros con Elo de tres federaciones en cada ronda, diez de ellos con título.',
  'article.fide-titles-2024.1.4.3e': 'Una norma de la solicitud no necesita ninguna de estas excepciones.',
  'article.fide-titles-2024.1.4.4':
    'Como máximo tres quintos de los rivales son de la misma federación y dos tercios de una sola.',
  'article.fide-titles-2024.1.4.5a': 'La mitad de los rivales tienen título; CM y WCM no cuentan.',
  'article.fide-titles-2024.1.4.5b': 'Norma de GM: un tercio de los rivales, tres como mínimo, son GM.',
  'article.fide-titles-2024.1.4.5c': 'Norma de IM: un tercio de los rivales, tres como mínimo, son GM, IM.',
  'article.fide-titles-2024.1.4.5d': 'Norma de WGM: un tercio de los rivales, tres como mínimo, son GM, IM, WGM.',
  'article.fide-titles-2024.1.4.5e': 'Norma de WIM: un tercio de los rivales, tres como mínimo, son GM, IM, WGM, WIM.',
  'article.fide-titles-2024.1.4.5f':
    'Una liga a doble vuelta tiene como mínimo seis jugadores; la mitad de los rivales distintos tienen estos títulos.',
  'article.fide-titles-2024.1.4.6b': 'El rival más bajo cuenta como mínimo un cierto Elo.',
  'article.fide-titles-2024.1.4.6d': 'Los rivales sin Elo cuentan 1400.',
  'article.fide-titles-2024.1.4.7': 'La media se redondea a un número entero, la mitad hacia arriba.',
  'article.fide-titles-2024.1.4.8': 'La media y la puntuación dan el rendimiento.',
  'article.fide-titles-2024.1.4.8a': 'La media de los rivales tiene un mínimo.',
  'article.fide-titles-2024.1.4.8b': 'La puntuación es como mínimo del 35 %.',
  'article.fide-titles-2024.1.5.1': 'Las normas juntas tienen como mínimo 27 partidas.',
  'article.fide-titles-2024.1.5.3': 'El Elo del título se ha alcanzado en algún momento.',
  'article.fide-titles-2024.1.5.6': 'Una norma es de un suizo grande o de un campeonato que vale como tal.',
  'article.fide-titles-2024.1.7': 'De una prueba de más de 13 rondas se acreditan como máximo 13 partidas.',
  'decision.D-FT-1': 'El Elo entre dos listas se calcula aquí y lo tiene que confirmar la FIDE.',
  'decision.D-FT-2':
    'En ligas a doble vuelta deben tener los títulos la mitad de los rivales distintos, redondeando hacia arriba.',
  'decision.D-FT-3': 'Puede no contarse cualquier final de la prueba, junto con victorias.',
  'decision.D-FT-4': 'De varios conjuntos de partidas cuenta el que más conviene al jugador.',
  'decision.D-FT-5': 'La media de un suizo grande es la de los 40 mejores presentes.',
  'decision.D-FT-6': 'Los títulos por un puesto se introducen a mano, con prueba, puesto y artículo.',
  'decision.D-FT-7': 'Un rival que se sube al mínimo se sube en todas las partidas de la norma.',
  'decision.D-FT-8':
    'Un documento tiene un solo Elo por jugador: en pruebas de más de 30 días, el Elo del día de cada partida queda para quien certifica la norma.',
  'decision.D-FT-18':
    'En una prueba de más de 30 días cada partida cuenta con el Elo y el título que el rival tenía en la lista del día, si el documento da las listas posteriores.',
  'decision.D-FT-11':
    'Cuando no se sabe el número de partidas evaluadas, un título por Elo queda pendiente: la FIDE lo sabe.',
  'decision.D-FT-13':
    'Una norma hecha fuera cuenta por su certificado: se juzga lo que muestran las cifras y lo demás se da por bueno.',
  'decision.D-FT-16':
    'De una norma hecha en otro lugar, los títulos y federaciones de los rivales se juzgan como los dice el certificado.',
  'decision.D-FT-14': 'Una norma de una prueba anterior a estas reglas se da por buena tal como dice el certificado.',
  'decision.D-FT-12': 'El Elo con que un jugador empieza una prueba se había alcanzado el primer día.',
  'decision.D-FT-10': 'Las normas toman el Elo estándar de la FIDE; un Elo de otra lista no vale.',
  'decision.D-FT-9': 'De títulos de dos columnas, el más alto es el que exige más Elo.',
};
