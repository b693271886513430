/** Premiile unui concurs: cine ce ia, și formularul arbitrului. */
export const messages = {
  'web.prizes.title': 'Premii',
  'web.prizes.final': 'Final.',
  'web.prizes.as-things-stand': 'După runda {round}; se poate schimba până la încheierea concursului.',
  'web.prizes.announced': 'Acestea sunt premiile concursului.',
  'web.prizes.category': 'Categoria',
  'web.prizes.general': 'General',
  'web.prizes.place': 'Locul',
  'web.prizes.prize': 'Premiul',
  'web.prizes.why': 'Cum se calculează',
  'web.prizes.why-open': 'De ce',
  'web.prizes.sheet': 'Foaie de semnat (PDF)',
  'web.prizes.sheet-title': 'Premii primite',
  'web.prizes.signature': 'Semnătura',
  'web.desk-prizes.set': 'Stabiliți premiile',
  'web.desk-prizes.who': 'Cine ce câștigă',
  'web.desk-prizes.about':
    'Un rând de categorie. Publicul vede premiile imediat, iar după fiecare rundă cine le câștigă.',
  'web.desk-prizes.limit': 'Câte premii ia o persoană',
  'web.desk-prizes.lines-hint':
    'Scrieți premiile pe locuri, despărțite prin punct și virgulă: 500; 300; 250,50; Joc de șah (40); Cupă. Ce nu este o sumă este un obiect; în paranteză, cât valorează. Puteți lipi rânduri dintr-o foaie de calcul în numele unei categorii: numele, apoi câte un premiu pe coloană. Scoateți toate rândurile dacă nu sunt premii.',
  'web.desk-prizes.add': 'Adăugați o categorie',
  'web.desk-prizes.new': 'Categorie nouă',
  'web.desk-prizes.remove': 'Scoateți această categorie',
  'web.desk-prizes.by-place': 'Premii pe locuri',
  'web.desk-prizes.sharing': 'La egalitate de puncte',
  'web.desk-prizes.everybody': 'Pentru toți',
  'web.desk-prizes.conditions': 'Condiții: {count}',
  'web.desk-prizes.field-under': 'Sub această vârstă',
  'web.desk-prizes.field-from': 'De la această vârstă',
  'web.desk-prizes.field-ratingFrom': 'Rating de la',
  'web.desk-prizes.field-ratingTo': 'Rating până la',
  'web.desk-prizes.field-teamOf': 'Cea mai bună echipă de club: jucători',
  'web.desk-prizes.field-unrated': 'Numai fără rating',
  'web.desk-prizes.field-federation': 'Federația',
  'web.desk-prizes.closed': 'Premiile nu se mai pot schimba: raportul este acceptat sau concursul anulat.',
  'web.desk-prizes.none': 'Acest concurs nu are premii.',
  'web.desk-prizes.not-here':
    'Premiile se dau după locurile jucătorilor într-un clasament, iar acest concurs nu are unul.',
  'web.desk-prizes.fault-empty':
    'Rândul {line}: lipsește premiul locului {place}. Scrieți 0 pentru un loc fără premiu.',
  'web.desk-prizes.fault-unread': 'Rândul {line}, locul {place}: „{text}” nu este o sumă. Scrieți-o ca 500 sau 250,50.',
  'web.desk-prizes.fault-other-currency':
    'Rândul {line}, locul {place}: „{text}” nu este în {currency}. Scrieți numai cifra sau alegeți cealaltă monedă.',
  'web.desk-prizes.fault-too-fine':
    'Rândul {line}, locul {place}: „{text}” are mai multe zecimale decât {currency}. Scrieți mai puține.',
};
