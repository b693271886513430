/** Faults of documents: what is wrong and what to do. The place in the text is told beside them. */
export const messages: Record<keyof typeof import('../en/interchange.ts').messages, string> = {
  'fault-place.player': 'jucătorul {player}',
  'fault-place.list': 'lista din {list}',
  'fault-place.rating': 'lista din {list}, jucătorul {player}',
  'fault-place.event': 'turneul {event}',
  'fault-place.game': 'turneul {event}, runda {round}, {white} – {black}',
  'fault-place.pairing': 'runda {round}, {white} – {black}',
  'fault-place.collective': 'partida {game}',
  'fault-place.result': 'partida {game}, jucătorul {player}',
  'fault-place.ranking': 'turneul {event}, jucătorul {player}',
  'fault-place.performance': 'turneul {event}, jucătorul {player}',
  'fault-place.ledger': 'calculul jucătorului {player}',

  'fault.syntax-empty': 'Fișierul este gol. Un document începe cu \'{\' și își spune formatul în câmpul "format".',
  'fault.syntax-value-expected':
    'Aici ar trebui să fie o valoare, dar {at, select, end {fișierul se termină} other {apare {found}}}. Scrieți valoarea.',
  'fault.syntax-name-expected':
    'Aici ar trebui să fie numele unui câmp între ghilimele drepte, dar {at, select, end {fișierul se termină} other {apare {found}}}.',
  'fault.syntax-colon-expected':
    'Între numele unui câmp și valoarea lui trebuie pus semnul două puncte, dar {at, select, end {fișierul se termină} other {apare {found}}}.',
  'fault.syntax-comma-expected':
    'O virgulă trebuie să despartă acest loc de ce este înainte, dar {at, select, end {fișierul se termină} other {apare {found}}}.',
  'fault.syntax-brace-expected':
    "Un obiect nu este închis: lipsește '}'{at, select, end { la sfârșitul fișierului; poate că fișierul a fost tăiat} other { înainte de {found}}}.",
  'fault.syntax-bracket-expected':
    'O listă nu este închisă: lipsește ]{at, select, end { la sfârșitul fișierului; poate că fișierul a fost tăiat} other { înainte de {found}}}.',
  'fault.syntax-end-expected':
    'Documentul s-a încheiat, dar urmează {found}. Un fișier conține un singur document: ștergeți restul.',
  'fault.syntax-trailing-comma': 'După această virgulă nu urmează nimic: ștergeți-o.',
  'fault.syntax-comment': 'În JSON nu există comentarii: ștergeți-l pe acesta.',
  'fault.syntax-text-unclosed':
    'Un text nu este închis: lipsesc ghilimelele drepte de la sfârșit. Un text nu poate ocupa mai multe rânduri; scrieți \\n.',
  'fault.syntax-number': '{found} nu este un număr complet.',
  'fault.syntax-symbol':
    '{found} nu este o valoare JSON. Textele și numele stau între ghilimele drepte; în afară de numere există numai true, false și null.',
  'fault.syntax-unicode': 'În acest text apare \\u fără patru cifre hexazecimale după el.',
  'fault.syntax-escape':
    'În acest text, după o bară oblică inversă urmează un caracter nepermis. Bara oblică inversă însăși se scrie \\\\.',
  'fault.syntax-character':
    'Acest text conține un caracter de control, de exemplu un tabulator. Scrieți-l ca secvență (\\t) sau ștergeți-l.',
  'fault.syntax-broken': 'Fișierul nu este JSON.',

  'fault.too-deep':
    'Obiectele și listele sunt cuprinse unele în altele pe mai mult de {most} niveluri. Niciun document al nostru nu are atâtea: poate este alt fișier.',
  'fault.repeated-name':
    'Câmpul {field} apare de două ori în același obiect și numai unul poate conta: ștergeți-l pe celălalt sau schimbați-i numele.',
  'fault.format-missing': 'Documentul nu spune ce este. Adăugați câmpul "format" cu {known}.',
  'fault.format-unknown': 'Formatul {found} nu este cunoscut. Sunt cunoscute {known}.',
  'fault.format-version':
    'Formatul {found} este de altă versiune decât {known}, cea care poate fi citită. Convertiți documentul sau folosiți un program care îl cunoaște.',
  'fault.format-unexpected': 'Acest document are formatul {found}; aici se așteaptă {expected}.',
  'fault.regulation-unknown': 'Regulamentul {found} nu este cunoscut. Sunt cunoscute {known}.',
  'fault.revision-unknown':
    'Regulamentul {regulation} nu are revizia {found}. Are {known}; fără acest câmp contează prima.',
  'fault.missing': 'Aici lipsește câmpul {field}: adăugați-l.',
  'fault.unknown-field': 'Câmpul {field} nu este cunoscut aici. Ștergeți-l sau folosiți unul dintre acestea: {known}.',
  'fault.unknown-field-nearest': 'Câmpul {field} nu este cunoscut aici. Ați vrut să scrieți {nearest}?',
  'fault.field-elsewhere':
    'Câmpul {field} ține numai de documentele pentru {regulations}: ștergeți-l sau schimbați regulamentul.',
  'fault.wrong-type':
    "Se așteaptă {expected, select, text {un text între ghilimele drepte} number {un număr} whole {un număr întreg} boolean {true sau false} list {o listă între [ ]} object {un obiect între '{ }'} other {un text sau un număr}}, dar aici este {found, select, text {un text} number {un număr} huge {un număr dincolo de orice limită} boolean {true sau false} null {null: omiteți câmpul dacă nu se știe nimic} list {o listă} object {un obiect} other {alt lucru}}.",
  'fault.not-allowed': '{found} nu este permis aici. Este permis: {allowed}.',
  'fault.not-whole': '{found} nu este număr întreg: aici sunt permise numai numere întregi.',
  'fault.too-small': '{found} este prea mic: minimul permis aici este {least}.',
  'fault.too-big': '{found} este prea mare: maximul permis aici este {most}.',
  'fault.not-half': '{found} nu este nici număr întreg, nici jumătate: corectați valoarea.',
  'fault.text-empty': 'Acest text este gol: trebuie să aibă cel puțin un caracter.',
  'fault.text-too-long': 'Acest text este prea lung: numărul maxim de caractere este {most}.',
  'fault.control-character': 'Textul {found} conține un caracter de control sau stricat: ștergeți-l.',
  'fault.reserved-name': '{found} nu poate fi identificator: alegeți altul.',
  'fault.no-date': '{found} nu este o dată din calendar. Scrieți o zi care există, în forma AAAA-LL-ZZ.',
  'fault.no-year': '{found} nu este un an. Scrieți patru cifre, de la 1900 la 2999.',
  'fault.no-time': '{found} nu este o oră. Scrieți ora și minutele, de la 00:00 la 23:59.',
  'fault.too-many': 'Numărul de greșeli trece de {count}; restul nu se arată. Corectați-le întâi pe acestea.',

  'fault.duplicate-player':
    'Identificatorul de jucător {id} a mai fost dat, la {first}. Fiecare jucător apare o singură dată, cu identificatorul său.',
  'fault.duplicate-event':
    'Identificatorul de concurs {id} a mai fost dat, la {first}. Fiecare concurs apare o singură dată, cu identificatorul său.',
  'fault.duplicate-game':
    'Identificatorul de partidă {id} a mai fost dat, la {first}. Fiecare partidă apare o singură dată, cu identificatorul ei.',
  'fault.duplicate-participant': 'Participantul {id} a mai fost numit, la {first}: ștergeți unul dintre cei doi.',
  'fault.duplicate-team':
    'Identificatorul de echipă {id} a mai fost dat, la {first}. Fiecare echipă apare o singură dată, cu identificatorul său.',
  'fault.unknown-team': 'În teams nu există echipa {id}. Corectați identificatorul sau adăugați echipa.',
  'fault.two-matches-in-round':
    'Echipa {id} apare deja în runda {round}, la {first}, iar o echipă joacă un singur meci pe rundă. Corectați runda sau echipa.',
  'fault.unknown-player': 'În players nu există jucătorul {id}. Corectați identificatorul sau adăugați jucătorul.',
  'fault.against-oneself': 'Jucătorul {id} joacă împotriva lui însuși: corectați unul dintre cei doi identificatori.',
  'fault.two-games-in-round':
    'Jucătorul {id} are deja o partidă în runda {round}, la {first}, și numai una este posibilă. Corectați runda sau jucătorul.',
  'fault.ends-before-start':
    'Concursul se termină la {end}, înainte de a începe la {start}: corectați una dintre date.',
  'fault.licence-ends-before-start':
    'Licența se termină la {until}, înainte de a începe la {from}: corectați una dintre date.',
  'fault.lists-out-of-order':
    'Lista din {date} vine după cea din {latest}, care este mai nouă. Puneți listele în ordine, întâi cea mai veche.',
  'fault.rating-list-unknown': 'Lista {list} nu se află în ratingLists: adăugați-o acolo sau ștergeți ratingFrom.',
  'fault.rating-not-of-list':
    'Lista {list} spune {listed}, iar ratingul este {rating}: corectați unul dintre ele sau ștergeți ratingFrom.',
  'fault.lists-same-date': 'Există două liste din {date}: ștergeți una sau corectați-i data.',
  'fault.list-not-before':
    'Lista din {date} nu este dinaintea listei care se întocmește, din {listDate}: ștergeți-o sau corectați o dată.',
  'fault.standard-lists-of-standard': 'Sunt pentru rapid și blitz: ștergeți standardLists sau corectați ritmul.',
  'fault.pool-not-before':
    'O performanță anterioară din {date} nu este dinaintea listei care se întocmește, din {listDate}: ștergeți-o sau corectați o dată.',
  'fault.not-a-participant':
    'Jucătorul {id} joacă aici, dar nu este printre participanții concursului. Adăugați-l la participants sau omiteți participants.',
  'fault.lost-by-both':
    'Un 0-0 trebuie să spună cum s-a produs. Scrieți "kind": "forfeit" dacă nu s-a prezentat nimeni, sau "kind": "played" dacă amândoi au pierdut o partidă jucată.',
  'fault.drawn-forfeit': 'O neprezentare aduce un punct întreg sau nimic. Corectați rezultatul sau felul partidei.',
  'fault.match-of-two':
    'Un meci are doi jucători, dar {count, plural, =0 {aici nu este numit niciunul} one {aici este numit numai #} few {aici sunt numiți #} other {aici sunt numiți #}}. Corectați jucătorii sau tipul concursului.',
  'fault.no-thinking-time': 'Minutele și incrementul nu pot fi amândouă 0: scrieți timpul de gândire.',
  'fault.time-periods-form':
    '„{found}” nu se poate citi ca perioade. Scrieți mutări/minute+secunde despărțite prin două puncte, ca 40/90+30:30+30; ultima perioadă nu are mutări.',
  'fault.time-periods':
    'Perioadele {periods} însumează {minutes, number} min și {increment, number} s pe mutare, cu {moves, number} mutări în prima: scrieți aceste valori la minutes, increment și moves.',
  'fault.points-over-games':
    '{points} puncte nu pot veni din {games, plural, one {# partidă} few {# partide} other {# de partide}}: corectați una dintre cele două cifre.',
  'fault.place-or-score': 'Acest jucător nu are nici loc, nici punctaj: scrieți unul dintre ele.',
  'fault.place-and-score': 'Acest jucător are și loc, și punctaj: scrieți numai unul dintre ele.',
  'fault.places-and-scores':
    'Aici este {measure, select, place {un loc} other {un punctaj}}, pe când jucătorii dinainte au {first, select, place {un loc} other {un punctaj}}. Scrieți același lucru pentru toți jucătorii unei partide.',
  'fault.player-twice': 'Jucătorul {id} are deja un rezultat aici, la {first}: ștergeți unul dintre cele două.',
  'fault.place-too-high':
    'Locul {given} nu este posibil cu {players, plural, one {# jucător} few {# jucători} other {# de jucători}}: corectați-l sau adăugați-i pe cei care lipsesc.',
  'fault.game-and-bye': '{id} are pauză în runda {round} și totodată o partidă ({game}). Scoateți una dintre ele.',
  'fault.game-and-absence':
    '{id} este absent în runda {round} și are totodată o partidă în ea ({game}). Ștergeți unul dintre cele două lucruri sau treceți partida drept neprezentare.',
  'fault.bye-twice':
    '{id} are de două ori pauză în runda {round}, prima dată la {first}: ștergeți una dintre cele două.',
  'fault.absence-twice':
    '{id} este absent de două ori în runda {round}, prima dată la {first}: ștergeți una dintre cele două.',
  'fault.withdrawal-twice': '{id} s-a mai retras, la {first}: ștergeți una dintre cele două retrageri.',
  'fault.duplicate-number': 'Numărul {number} a mai fost dat, la {first}. Dați fiecăruia un număr propriu.',
  'fault.number-missing': 'Acest jucător nu are număr, iar alții au. Numerotați-i pe toți sau pe niciunul.',
  'fault.round-beyond':
    'Runda {round} depășește cele {rounds} runde ale turneului. Corectați-o sau corectați `rounds`.',
};
