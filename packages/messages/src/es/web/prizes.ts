/** Premios de una prueba: quién cobra qué, y el formulario del árbitro. */
export const messages: Record<keyof typeof import('../../en/web/prizes.ts').messages, string> = {
  'web.prizes.title': 'Premios',
  'web.prizes.final': 'Definitivo: los premios se reparten así.',
  'web.prizes.as-things-stand': 'Tras la ronda {round}; puede cambiar hasta que termine la prueba.',
  'web.prizes.rule':
    'Los empatados a puntos suman los premios de los puestos que ocupan y se los reparten a partes iguales, de modo que los desempates no cuentan.',
  'web.prizes.rule-odd': 'Lo que no se puede dividir va, moneda a moneda, a los mejor clasificados.',
  'web.prizes.places': 'Puestos',
  'web.prizes.amount': 'Importe',
  'web.prizes.working': 'De dónde sale',
  'web.prizes.alone': 'Premio del puesto {place}',
  'web.prizes.shared': 'Puestos {first} a {last}: {sum}, entre {players}',
  'web.prizes.odd': '(sobran {left})',
  'web.prizes.together': 'Total',
  'web.prizes.left': '{left} sin adjudicar: hay más premios que jugadores.',
  'web.desk-prizes.about':
    'Lo que se cobra por los primeros puestos. Los empatados a puntos se reparten los premios de sus puestos; todos lo ven bajo la clasificación.',
  'web.desk-prizes.lines': 'Premios, un puesto por línea',
  'web.desk-prizes.lines-hint':
    'La primera línea es el primer puesto. Escríbalo como 500 o 250,50, y 0 si un puesto no tiene premio. Si no hay premios, déjelo todo vacío.',
  'web.desk-prizes.see': 'Ver quién cobra qué',
  'web.desk-prizes.closed': 'Los premios ya no se pueden cambiar: el informe se ha aceptado o la prueba se ha anulado.',
  'web.desk-prizes.none': 'Esta prueba no tiene premios.',
  'web.desk-prizes.line-empty': 'La línea {line} está vacía. Escriba 0 si el puesto no tiene premio, o quite la línea.',
  'web.desk-prizes.line-unread': 'Línea {line}: «{text}» no es un importe. Escríbalo como 500 o 250,50.',
  'web.desk-prizes.line-other-currency':
    'Línea {line}: «{text}» es de otra moneda que {currency}. Escriba solo la cifra o elija la otra moneda.',
  'web.desk-prizes.line-too-fine': 'Línea {line}: «{text}» tiene más decimales que {currency}. Escriba menos.',
};
