/** Quién se lleva cada premio y por qué: para todos los reglamentos de competición. */
export const messages = {
  'working.prizes.place': 'Puesto {place} de «{category}»: {prize}.',
  'working.prizes.place-money': 'Puesto {place}: {prize}',
  'working.prizes.place-goods': 'Puesto {place}: {goods}, que no se reparte',
  'working.prizes.goods': 'Puesto {place} de «{category}»: {goods}.',
  'working.prizes.level':
    '{players} empatados a {points, plural, one {# punto} other {# puntos}} ocupan los puestos {first} a {last} de «{category}»:',
  'working.prizes.equal': '{pool} a partes iguales entre {players}: {share}.',
  'working.prizes.only-money': 'El único premio en metálico no se reparte: {prize}.',
  'working.prizes.hort':
    'La mitad de {own}, el premio del puesto {place}: {half}. Las otras mitades, {pool} en total, entre {players}: {share}. En conjunto, {amount}.',
  'working.prizes.hort-share':
    'El puesto {place} no tiene premio propio. Las otras mitades, {pool} en total, entre {players}: {share}.',
  'working.prizes.odd': '{left} no se puede dividir y va moneda a moneda a los mejor clasificados.',
  'working.prizes.by-order':
    'Hay {players} empatados a {points, plural, one {# punto} other {# puntos}}; estos premios no se reparten y decide el orden de la clasificación.',
  'working.prizes.goods-by-order':
    'Hay {players} empatados a {points, plural, one {# punto} other {# puntos}}; los premios en especie no se reparten y decide el orden de la clasificación.',
  'working.prizes.other-less': 'Con «{category}» habría recibido {prize}, que es menos.',
  'working.prizes.other-same':
    'Con «{category}» habría recibido lo mismo, {prize}; se toma la categoría que va primera en la lista.',
  'working.prizes.other-goods': 'Con «{category}» habría recibido {goods}, que no vale más.',
  'working.prizes.passed':
    '{players, plural, one {Por delante en esta categoría, con otro premio que vale más o lo mismo: {names}.} other {Por delante en esta categoría, con otros premios que valen más o lo mismo: {names}.}}',
  'working.prizes.team': 'Los {players} mejores del club suman {points, plural, one {# punto} other {# puntos}}:',
  'working.prizes.team-player': '{name}: {points, number, points}',
  'explain.prizes.limit-one': 'Un premio por persona: el mayor',
  'explain.prizes.limit-one-of-money': 'Un premio en metálico por persona: el mayor; los premios en especie, además',
  'explain.prizes.limit-every': 'Todos los premios que haya ganado una persona',
  'explain.prizes.sharing-equal': 'A partes iguales entre los empatados a puntos',
  'explain.prizes.sharing-hort': 'Por el sistema Hort entre los empatados a puntos',
  'explain.prizes.sharing-none': 'No se reparten: deciden los desempates',
  'explain.prizes.sex-f': 'Mujeres',
  'explain.prizes.sex-m': 'Hombres',
  'explain.prizes.under': 'menos de {age} años',
  'explain.prizes.from': '{age} años o más',
  'explain.prizes.rating-between': 'Elo de {from} a {to}',
  'explain.prizes.rating-from': 'Elo {from} o más',
  'explain.prizes.rating-to': 'Elo {to} o menos',
  'explain.prizes.group': 'grupo {group}',
  'explain.prizes.team-of': 'clubes, por sus {players} mejores jugadores',
  'explain.prizes.together': '{sum} repartidos en total.',
  'explain.prizes.left': 'Sin adjudicar, porque nadie opta a ellos: {left}.',
  'finding.prizes.early':
    'Los premios son los de la clasificación tras la ronda {round} de {rounds}: solo cuenta la clasificación final.',
  'finding.prizes.sharing':
    'Línea {line}, «{category}»: el reglamento no permite repartir los premios {sharing, select, hort {por el sistema Hort} equal {a partes iguales} other {por el orden de la clasificación}}. Elija otra manera.',
  'finding.prizes.rising':
    'Línea {line}, «{category}»: el puesto {place} tiene un premio mayor que el puesto {before}. Ponga primero el mayor; a los premios en especie se les puede dar un valor.',
  'finding.prizes.nobody':
    'Línea {line}, «{category}»: nadie puede cumplir todas estas condiciones. Revise las edades y los Elo.',
  'decision.D-PRZ-1':
    'Un premio por persona: por el orden de la clasificación cada uno toma el premio mayor, una vez repartido; después, quien podría tener uno mayor se pasa a él, primero el mejor clasificado, hasta que nadie puede.',
  'decision.D-PRZ-2': 'Entre premios del mismo valor se toma el de la categoría que va primera en la lista.',
  'decision.D-PRZ-3':
    'Las monedas que no se pueden dividir van de una en una a los mejor clasificados. Si la mitad de un premio no es un número entero de monedas, la moneda que sobra se reparte.',
  'decision.D-PRZ-4':
    'Los premios en especie no se reparten nunca: van con el puesto, por el orden de la clasificación. Quien se lleva uno no tiene parte del dinero de los empatados.',
  'decision.D-PRZ-5': 'Ningún puesto de una categoría tiene un premio mayor que el puesto anterior.',
  'decision.D-PRZ-6':
    'Un tramo de Elo es para los jugadores que lo tienen, según el Elo de la prueba; quien no tiene opta a los premios de sin Elo.',
  'decision.D-PRZ-7':
    'Las edades son las del día que dice el reglamento, en el año en que empieza la prueba. Si solo se sabe el año de nacimiento, el cumpleaños cuenta como el último día.',
  'decision.D-PRZ-8':
    'El mejor equipo de club: los puntos de sus mejores jugadores de la categoría, tantos como pide. Si hay empate, va delante el equipo con menor suma de puestos y después el del jugador mejor clasificado.',
};
