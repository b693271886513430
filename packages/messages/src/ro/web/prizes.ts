/** Premiile unui concurs: cine ce primește, și formularul arbitrului. */
export const messages: Record<keyof typeof import('../../en/web/prizes.ts').messages, string> = {
  'web.prizes.title': 'Premii',
  'web.prizes.final': 'Final: premiile se împart astfel.',
  'web.prizes.as-things-stand': 'După runda {round}; se poate schimba până la încheierea concursului.',
  'web.prizes.rule':
    'Cei la egalitate de puncte adună premiile locurilor pe care le ocupă și le împart în părți egale, așa că departajările nu contează.',
  'web.prizes.rule-odd': 'Ce nu se împarte exact merge, monedă cu monedă, la cei mai bine clasați.',
  'web.prizes.places': 'Locuri',
  'web.prizes.amount': 'Suma',
  'web.prizes.working': 'Cum se calculează',
  'web.prizes.alone': 'Premiul pentru locul {place}',
  'web.prizes.shared': 'Locurile {first}–{last}: {sum}, împărțit la {players}',
  'web.prizes.odd': '(rest: {left})',
  'web.prizes.together': 'Total',
  'web.prizes.left': '{left} neacordat: sunt mai multe premii decât jucători.',
  'web.desk-prizes.about':
    'Ce aduc primele locuri. Cei la egalitate de puncte împart premiile locurilor lor; toată lumea vede asta sub clasament.',
  'web.desk-prizes.lines': 'Premii, câte un loc pe rând',
  'web.desk-prizes.lines-hint':
    'Primul rând este locul întâi. Scrieți 500 sau 250,50, și 0 pentru un loc fără premiu. Dacă nu sunt premii, lăsați totul gol.',
  'web.desk-prizes.see': 'Vezi cine ce primește',
  'web.desk-prizes.closed': 'Premiile nu se mai pot schimba: raportul este acceptat sau concursul anulat.',
  'web.desk-prizes.none': 'Acest concurs nu are premii.',
  'web.desk-prizes.line-empty': 'Rândul {line} este gol. Scrieți 0 pentru un loc fără premiu sau eliminați rândul.',
  'web.desk-prizes.line-unread': 'Rândul {line}: „{text}” nu este o sumă. Scrieți-o ca 500 sau 250,50.',
  'web.desk-prizes.line-other-currency':
    'Rândul {line}: „{text}” este în altă monedă decât {currency}. Scrieți numai cifra sau alegeți cealaltă monedă.',
  'web.desk-prizes.line-too-fine':
    'Rândul {line}: „{text}” are mai multe zecimale decât {currency}. Scrieți mai puține.',
};
