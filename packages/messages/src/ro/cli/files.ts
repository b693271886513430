/** Files of others on the command line in words: conversions, reports to rate, entries, player lists. */
export const messages: Record<keyof typeof import('../../en/cli/files.ts').messages, string> = {
  'cli.help.convert': 'Scrie un turneu în alt format: JSON sau TRF din 2006, 2016 ori 2026.',
  'cli.help.convert-to': 'formatul care se scrie',
  'cli.help.out-text': 'scrie rezultatul într-un fișier; fișierul este înlocuit numai dacă totul a mers bine',
  'cli.help.json-faults': 'erorile și observațiile ca JSON, la ieșirea de erori',
  'cli.help.report-rounds': 'TRF: numărul de runde, dacă raportul nu îl spune',
  'cli.help.report-initial-colour': 'TRF: culoarea trasă la sorți pentru numărul 1, dacă raportul nu o spune',
  'cli.help.report-system': 'TRF: sistemul, dacă raportul nu îl spune',
  'cli.help.rate-into':
    'TRF: documentul rating-input la care se adaugă concursul; jucătorii se recunosc după identificator',
  'cli.help.rate-regulation':
    'TRF: regulamentul după care se cotează concursul singur, cu ratingurile din raport ca listă în vigoare',
  'cli.help.rate-revision': 'TRF: ediția regulamentului; fără ea, cea implicită',
  'cli.help.rate-list-date': 'TRF: data listei care se întocmește',
  'cli.help.rate-rhythm': 'TRF: care listă; fără ea, standard',
  'cli.help.rate-event': 'TRF: identificatorul concursului; fără el, numele din raport',
  'cli.help.rate-type': 'TRF: felul concursului, dacă raportul nu îl spune',
  'cli.help.rate-start': 'TRF: prima zi, dacă raportul nu o spune',
  'cli.help.rate-end': 'TRF: ultima zi, dacă raportul nu o spune',
  'cli.help.rate-time-control': 'TRF: minute și secunde pe mutare, 90+30, dacă raportul nu le spune',
  'cli.help.entries': 'Face un turneu dintr-o listă de înscriși (CSV), numerotați după rating.',
  'cli.help.entries-file':
    'înscriși, cu un rând de titluri (CSV; virgulă, punct și virgulă sau tab); - este intrarea standard',
  'cli.help.entries-fide-list': 'lista de jucători FIDE (text, XML sau ZIP) care completează înscrierile',
  'cli.help.list-rhythm': 'ratingul care contează; fără el, standard',
  'cli.help.entries-ratings': 'ratingul care contează: FIDE, național, unul sau altfel celălalt, ori cel mai mare',
  'cli.help.entries-to': 'formatul care se scrie; fără el, json',
  'cli.help.entries-name': 'numele turneului',
  'cli.help.entries-system': 'sistemul; fără el, fce-1990',
  'cli.help.entries-rounds': 'numărul de runde; fără el, cele mai puține de care are nevoie sistemul',
  'cli.help.entries-initial-colour': 'culoarea trasă la sorți pentru numărul 1',
  'cli.help.entries-lenient': 'continuă fără ceea ce nu se poate citi',
  'cli.help.fide-list': 'Găsește jucători într-o listă FIDE (text sau XML).',
  'cli.help.fide-list-file': 'listă de jucători FIDE (text, XML sau ZIP); - este intrarea standard',
  'cli.help.fide-list-federation': 'federația, de exemplu ROU',
  'cli.help.fide-list-search': 'începuturile cuvintelor unui nume, în orice ordine, cu sau fără diacritice',
  'cli.help.fide-list-ids': 'coduri FIDE, cu virgule',
  'cli.help.fide-list-most': 'câți jucători se arată cel mult',
  'cli.examples.convert':
    '  escala convert open.trf --to json --out open.json\n  escala convert open.json --to trf16 > open.trf\n  escala convert vechi.trf --to trf26 --rounds 9 --initial-colour white',
  'cli.examples.entries':
    '  escala entries inscrisi.csv --rounds 9 --out open.json\n  escala entries inscrisi.csv --fide-list players_list_foa.txt    cu ratinguri și titluri FIDE\n  escala entries inscrisi.csv --to trf16 > open.trf\n  escala entries inscrisi.csv --initial-colour white | escala pair -',
  'cli.examples.fide-list':
    '  escala fide-list players_list_foa.txt --search "puig joana"\n  escala fide-list players_list_foa.txt --federation AND\n  escala fide-list players_list.xml --ids 1503014,2020009 --json',
  'cli.usage.report-says-otherwise':
    '{name} spune {given}, dar raportul spune {said}. Renunțați la opțiune sau corectați raportul.',
  'cli.usage.rounds-played':
    '--rounds spune {given}, dar raportul are partide din runda {played}. Dați toate rundele turneului.',
  'cli.usage.report-option':
    '{name} este pentru rapoarte TRF care nu spun acest lucru. Un document JSON îl spune singur: renunțați la opțiune sau schimbați documentul.',
  'cli.usage.report-needs':
    '{file} este un raport TRF, care nu are nici liste, nici regulament. Dați --into cu documentul rating-input care primește concursul sau --regulation și --list-date pentru a-l cota singur.',
  'cli.usage.not-for-regulation': '{name} nu are sens la {regulation}: renunțați la ea.',
  'cli.usage.not-a-date': '{name} cere o zi care există, ca AAAA-LL-ZZ, și nu {wanted}.',
  'cli.usage.not-a-time-control': '--time-control cere minute sau minute și secunde, de exemplu 90+30, și nu {wanted}.',
  'cli.usage.not-fide-ids': '--ids cere coduri FIDE, cifre despărțite prin virgule, și nu {wanted}.',
  'cli.usage.standard-input-twice':
    'intrarea standard poate fi citită o singură dată: dați unul dintre cele două fișiere după nume.',
  'cli.output.no-extensions':
    'Ediția din 2006 nu are loc pentru extensiile {records}: au fost lăsate deoparte. Cine citește fișierul trebuie să afle ce spuneau (--rounds, --initial-colour).',
  'cli.output.leavers':
    'Un raport scrie la fel retragerea și absența până la sfârșit: {count, plural, one {# jucător va fi recitit} few {# jucători vor fi recitiți} other {# de jucători vor fi recitiți}} în celălalt fel (D-TRF-1).',
  'cli.output.left-out':
    'Lăsat deoparte, fiindcă un document de turneu nu are loc pentru așa ceva: {facts}. Păstrați raportul.',
  'cli.fact.city': 'locul de joc',
  'cli.fact.federation': 'federația concursului',
  'cli.fact.deputyArbiters': 'arbitri adjuncți ({count})',
  'cli.fact.pairedByRank': 'împerecherea după loc',
  'cli.fact.ratingMethod': 'felul ratingului',
  'cli.fact.pairingProgram': 'programul de împerechere',
  'cli.fact.tieBreaks': 'departajări ({count})',
  'cli.fact.standingsOrder': 'ordinea clasamentului',
  'cli.fact.boardColours': 'culorile meselor',
  'cli.fact.matchScoring': 'punctele meciurilor',
  'cli.fact.nationals': 'ratinguri naționale ({count})',
  'cli.fact.keptLines': 'comentarii și linii ale altor programe ({count})',
  'cli.fact.player-sex': 'sexul ({count})',
  'cli.fact.player-federation': 'federațiile jucătorilor ({count})',
  'cli.fact.player-id': 'numere de identitate ({count})',
  'cli.fact.player-birth': 'ani de naștere fără zi ({count})',
  'cli.fact.player-rank': 'locuri ({count})',
  'cli.input.player-no-id':
    'numărul {number}, {name}, nu are număr de identitate (coloanele 58-68) și nu poate fi găsit în document. Adăugați-l în raport sau evaluați turneul singur cu --regulation și --list-date.',
  'cli.input.player-id-twice':
    'numărul {number}, {name}, are numărul de identitate {id} al unui jucător dinainte. Corectați unul dintre ele.',
  'cli.input.player-stranger':
    '{name} ({id}), din raport, nu este în document. Corectați numărul de identitate sau adăugați jucătorul în document.',
  'cli.input.player-other-name':
    '{id} este {name} în raport și {known} în document. Verificați că este aceeași persoană.',
  'cli.input.event-known':
    'documentul are deja un concurs {id}. Dacă este altul, dați acestuia un identificator propriu cu --event.',
  'cli.input.event-outside':
    'concursul se termină la {end}, în afara perioadei acestei liste (de la {from} până înainte de {to}): s-ar putea să nu fie cotat. Verificați datele.',
  'cli.input.lists-count':
    'pentru {count, plural, one {# jucător} few {# jucători} other {# de jucători}} raportul are alt rating decât lista din {date}: contează listele documentului, nu raportul.',
  'cli.input.rated-alone':
    'cotat singur după {regulation}{rhythm, select, none {} other { ({rhythm})}}: ratingurile din raport ({rated, plural, one {# jucător} few {# jucători} other {# de jucători}}) sunt luate drept lista în vigoare la {date}; fără rating: {unrated, plural, =0 {nimeni} other {#}}. Un raport nu spune licențele, partidele dinainte și celelalte concursuri ale perioadei: cine are rating este luat drept jucător consacrat, iar lista oficială poate avea alte numere.',
  'cli.input.start-numbers': 'nu toți au un număr de identitate propriu: jucătorii sunt numiți după numărul de ordine.',
  'cli.input.list-before-event':
    'o listă din {listDate} nu poate cuprinde un concurs care se termină la {end}. Dați o --list-date ulterioară.',
  'cli.input.not-head-to-head':
    '{into} este pentru Scrabble: nu i se poate adăuga un raport de partide de șah. Dați un document fce-2016 sau fide-2009.',
  'cli.fide-list.summary':
    '{read, plural, one {# jucător citit} few {# jucători citiți} other {# de jucători citiți}}, {found, plural, =0 {niciunul găsit} one {# găsit} few {# găsiți} other {# găsiți}}{more, plural, =0 {} other { (încă # nu se arată; --most îi arată)}}.',
  'cli.fide-list.missing': 'Nu sunt pe listă: {ids} ({count}).',
  'cli.fide-list.problem':
    '({count, plural, one {o dată, linia {line}} few {de # ori, întâi la linia {line}} other {de # de ori, întâi la linia {line}}})',
  'cli.column.fide-id': 'Cod FIDE',
  'cli.column.standard': 'Standard',
  'cli.column.rapid': 'Rapid',
  'cli.column.blitz': 'Blitz',
  'cli.column.born': 'Născut',
  'fault.entries-not-on-list':
    'Codul FIDE {id} al lui {name} nu este pe listă. Verificați-l sau luați o listă mai nouă.',
  'fault.entries-found-by-name':
    '{name} nu are cod FIDE; după nume și anul nașterii jucătorul este {id}, care a fost luat. Verificați.',
  'fault.entries-perhaps':
    '{name} nu are cod FIDE; pe listă acest nume îl au: {players}. Adăugați codul FIDE dacă este unul dintre ei.',
  'fault.entries-name-differs':
    '{name} se numește {listed} pe listă ({id}). Verificați codul FIDE; contează numele din înscriere.',
  'fault.entries-fide-rating-differs':
    '{name} are ratingul FIDE {given} în înscriere și {listed} pe listă, care contează.',
  'fault.entries-rating-differs':
    '{name} are ratingul {given} în înscriere, care contează, și {listed} pe listă. Numiți coloana Elo FIDE pentru a-l lua pe cel de pe listă.',
  'fault.entries-federation-differs':
    '{name} are federația {given} în înscriere, care contează, și {listed} pe listă. Verificați codul FIDE.',
  'fault.entries-birth-differs':
    '{name} este născut în {given} după înscriere, care contează, și în {listed} după listă. Verificați codul FIDE.',
  'fault.entries-national-as-catalan':
    'Ratingurile naționale ({count}) au fost luate drept catalane. Dacă sunt ale altei federații, scoateți-le din ratings.',
  'fault.entries-title-unknown':
    'Titlul {title} al lui {name} nu este dintre cele cunoscute de sistemul de împerechere: a fost lăsat deoparte.',
  'decision.D-TRF-4':
    'Un raport cotat singur: ratingurile lui sunt lista în vigoare în prima zi, iar la fide-2009 cine are rating este socotit consacrat și activ.',
  'decision.D-TRF-6':
    'O jumătate de punct pe o linie și nimic pe cealaltă, fără înregistrarea 299, este o partidă ½-0 dacă punctele ambelor linii se potrivesc; altfel cele două linii se contrazic.',
  'decision.D-TRF-7':
    'Raportul din 2026 pe care îl trimite un concurs spune și punctele obișnuite (162), iar pauzele din rundele viitoare ca 240, pe lângă coloanele pe care le citesc programele mai vechi.',
  'decision.D-TRF-8':
    'Raportul unui concurs pe echipe are, pe lângă 013, echipele cu punctele și locurile lor (310), cine a jucat la fiecare masă (300), culorile pe mese (352), punctele meciurilor (362) și ce le clasează (202, 212).',
  'decision.D-TRF-5':
    'O listă FIDE hotărăște numai ratingurile FIDE; o înscriere fără cod FIDE se găsește după nume și anul nașterii împreună.',
  'fault.entries-rounds-assumed':
    'Nu se spune câte runde sunt: se iau {rounds}, cele mai puține de care are nevoie sistemul pentru atâția jucători. Dați --rounds.',
  'cli.input.options-to-give': 'Dați ce lipsește din raport: {options}.',
};
