/** Premis d’una prova: qui cobra què, i el formulari de l’àrbitre. */
export const messages: Record<keyof typeof import('../../en/web/prizes.ts').messages, string> = {
  'web.prizes.title': 'Premis',
  'web.prizes.final': 'Definitiu: els premis es reparteixen així.',
  'web.prizes.as-things-stand': 'Després de la ronda {round}; pot canviar fins que s’acabi la prova.',
  'web.prizes.rule':
    'Els empatats a punts sumen els premis dels llocs que ocupen i se’ls reparteixen a parts iguals, de manera que els desempats no hi compten.',
  'web.prizes.rule-odd': 'El que no es pot dividir va, moneda a moneda, als més ben classificats.',
  'web.prizes.places': 'Llocs',
  'web.prizes.amount': 'Import',
  'web.prizes.working': 'D’on surt',
  'web.prizes.alone': 'Premi del lloc {place}',
  'web.prizes.shared': 'Llocs {first} a {last}: {sum}, entre {players}',
  'web.prizes.odd': '(sobren {left})',
  'web.prizes.together': 'Total',
  'web.prizes.left': '{left} sense adjudicar: hi ha més premis que jugadors.',
  'web.desk-prizes.about':
    'El que es cobra pels primers llocs. Els empatats a punts es reparteixen els premis dels seus llocs; tothom ho veu sota la classificació.',
  'web.desk-prizes.lines': 'Premis, un lloc per línia',
  'web.desk-prizes.lines-hint':
    'La primera línia és el primer lloc. Escriviu-ho com 500 o 250,50, i 0 si un lloc no té premi. Si no hi ha premis, deixeu-ho tot buit.',
  'web.desk-prizes.see': 'Mira qui cobra què',
  'web.desk-prizes.closed': 'Els premis ja no es poden canviar: l’informe s’ha acceptat o la prova s’ha anul·lat.',
  'web.desk-prizes.none': 'Aquesta prova no té premis.',
  'web.desk-prizes.line-empty': 'La línia {line} és buida. Escriviu 0 si el lloc no té premi, o traieu la línia.',
  'web.desk-prizes.line-unread': 'Línia {line}: «{text}» no és cap import. Escriviu-lo com 500 o 250,50.',
  'web.desk-prizes.line-other-currency':
    'Línia {line}: «{text}» és d’una altra moneda que {currency}. Escriviu només la xifra o trieu l’altra moneda.',
  'web.desk-prizes.line-too-fine': 'Línia {line}: «{text}» té més decimals que {currency}. Escriviu-ne menys.',
};
