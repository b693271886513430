/** Los premios de una prueba: quién se lleva qué, y el formulario del árbitro. */
export const messages = {
  'web.prizes.title': 'Premios',
  'web.prizes.final': 'Definitivo.',
  'web.prizes.as-things-stand': 'Tras la ronda {round}; puede cambiar hasta que termine la prueba.',
  'web.prizes.announced': 'Estos son los premios de la prueba.',
  'web.prizes.category': 'Categoría',
  'web.prizes.prize': 'Premio',
  'web.prizes.why': 'Cómo se calcula',
  'web.prizes.sheet': 'Hoja para firmar (PDF)',
  'web.prizes.sheet-title': 'Premios recibidos',
  'web.prizes.signature': 'Firma',
  'web.desk-prizes.set': 'Establecer los premios',
  'web.desk-prizes.who': 'Quién gana qué',
  'web.desk-prizes.about':
    'Una línea por categoría. El público ve los premios enseguida, y tras cada ronda quién los gana.',
  'web.desk-prizes.limit': 'Premios por persona',
  'web.desk-prizes.lines-hint':
    'Escriba los premios por puesto, separados por punto y coma: 500; 300; 250,50; Juego de ajedrez (40); Copa. Lo que no es un importe es un premio en especie; entre paréntesis, lo que vale. Puede pegar filas de una hoja de cálculo en el nombre de una categoría: el nombre y después un premio por columna. Quite todas las líneas si no hay premios.',
  'web.desk-prizes.add': 'Añadir una categoría',
  'web.desk-prizes.new': 'Categoría nueva',
  'web.desk-prizes.remove': 'Quitar esta categoría',
  'web.desk-prizes.by-place': 'Premios por puesto',
  'web.desk-prizes.sharing': 'Empatados a puntos',
  'web.desk-prizes.sharing-equal': 'A partes iguales',
  'web.desk-prizes.sharing-hort': 'Por el sistema Hort',
  'web.desk-prizes.sharing-none': 'Deciden los desempates',
  'web.desk-prizes.everybody': 'Para todos',
  'web.desk-prizes.conditions': 'Condiciones: {count}',
  'web.desk-prizes.field-under': 'Menos de esta edad',
  'web.desk-prizes.field-from': 'Esta edad o más',
  'web.desk-prizes.field-lowestRating': 'Elo desde',
  'web.desk-prizes.field-highestRating': 'Elo hasta',
  'web.desk-prizes.field-teamOf': 'Mejor equipo de club: jugadores',
  'web.desk-prizes.field-unrated': 'Solo sin Elo',
  'web.desk-prizes.field-sex': 'Sexo',
  'web.desk-prizes.field-club': 'Club',
  'web.desk-prizes.field-group': 'Grupo',
  'web.desk-prizes.field-federation': 'Federación',
  'web.desk-prizes.closed': 'Los premios ya no se pueden cambiar: el informe se ha aceptado o la prueba se ha anulado.',
  'web.prizes.none': 'Esta prueba no tiene premios.',
  'web.desk-prizes.not-here':
    'Los premios van por los puestos de los jugadores en una clasificación, y esta prueba no tiene.',
  'web.desk-prizes.fault-empty':
    'Línea {line}: falta el premio del puesto {place}. Escriba 0 para un puesto sin premio.',
  'web.desk-prizes.fault-unread':
    'Línea {line}, puesto {place}: «{text}» no es un importe. Escríbalo como 500 o 250,50.',
  'web.desk-prizes.fault-other-currency':
    'Línea {line}, puesto {place}: «{text}» no está en {currency}. Escriba solo la cifra o elija la otra moneda.',
  'web.desk-prizes.fault-too-fine':
    'Línea {line}, puesto {place}: «{text}» tiene más decimales que {currency}. Escriba menos.',
};
