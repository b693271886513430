/** Premiile unui concurs: cine ce primește, și formularul arbitrului. */
export const messages: Record<keyof typeof import('../../en/web/prizes.ts').messages, string> = {
  'web.prizes.title': 'Premii',
  'web.prizes.final': 'Concursul s-a încheiat: premiile se împart astfel.',
  'web.prizes.as-things-stand':
    'Așa cum stau lucrurile după runda {round}; se poate schimba până la încheierea concursului.',
  'web.prizes.rule':
    'Cei la egalitate de puncte adună premiile locurilor pe care le ocupă și le împart în părți egale, așa că departajările nu contează.',
  'web.prizes.rule-odd': 'Ce nu se împarte exact merge, monedă cu monedă, la cei mai bine clasați.',
  'web.prizes.places': 'Locuri',
  'web.prizes.amount': 'Suma',
  'web.prizes.working': 'Cum rezultă',
  'web.prizes.alone': 'Premiul pentru locul {place}',
  'web.prizes.shared': 'Locurile {first}–{last}: {sum}, împărțit la {players}',
  'web.prizes.odd': '(rest: {left})',
  'web.prizes.together': 'Total',
  'web.prizes.left': '{left} din premii nu revin nimănui: sunt mai multe premii decât jucători.',
  'web.desk-prizes.about':
    'Ce aduc primele locuri. Cei la egalitate de puncte împart premiile locurilor lor; toată lumea vede asta sub clasament.',
  'web.desk-prizes.lines': 'Premii, câte un loc pe rând',
  'web.desk-prizes.lines-hint':
    'Primul rând este locul întâi. Scrieți 500 sau 250,50, și 0 pentru un loc fără premiu. Dacă nu sunt premii, lăsați totul gol.',
  'web.desk-prizes.see': 'Vedeți cine ce primește',
  'web.desk-prizes.closed': 'Premiile rămân așa cum sunt: raportul a fost acceptat sau concursul a fost anulat.',
  'web.desk-prizes.none': 'Acest concurs nu are premii.',
  'web.desk-prizes.line-empty': 'Rândul {line} este gol. Scrieți 0 pentru un loc fără premiu sau scoateți rândul.',
  'web.desk-prizes.line-unread': 'Rândul {line}: „{text}” nu este o sumă. Scrieți-o ca 500 sau 250,50.',
  'web.desk-prizes.line-other-currency':
    'Rândul {line}: „{text}” este în altă monedă decât {currency}. Scrieți numai cifra sau alegeți cealaltă monedă.',
  'web.desk-prizes.line-too-fine':
    'Rândul {line}: „{text}” este sub cea mai mică monedă din {currency}. Scrieți mai puține zecimale.',
};
