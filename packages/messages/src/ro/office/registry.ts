/** Why something about the registry is refused: the federation, clubs, seasons, players, licences, titles, sanctions, merges. */
export const messages: Record<keyof typeof import('../../en/office/registry.ts').messages, string> = {
  'refusal.federation-unknown': 'Nu există nicio federație {id}. Creați-o întâi.',
  'refusal.time-zone-unknown': 'Nu există fusul orar {timeZone}. Scrieți-l ca Europe/Bucharest.',
  'refusal.series-twice': 'Există două serii {series}. Dați fiecăreia un nume scurt propriu.',
  'refusal.regulation-unknown':
    'Seria {series} numește regulamentul {regulation}, care nu este cunoscut. Alegeți unul dintre cele instalate.',
  'refusal.revision-unknown':
    'Seria {series} numește ediția {revision}, pe care regulamentul ei nu o are. Sunt posibile: {allowed}.',
  'refusal.part-unknown':
    'Seria {series} trebuie să fie una dintre acestea ale regulamentului ei: {allowed}; scrie {part}.',
  'refusal.not-a-list-day': 'Regulamentul seriei {series} nu are listă la {date}. Alegeți o zi în care apare o listă.',
  'refusal.books-not-joined':
    'Listele din {before} nu pot continua cu {after}{missing, select, none {: acesta nu continuă niciun alt regulament de acest fel} other {: nu au păstrat {missing}}}. Începeți o serie nouă.',
  'refusal.change-before-in-force':
    'Regulamentul este în vigoare din {from}; o listă din {date} nu poate fi făcută după el.',
  'refusal.change-not-a-list-day':
    'La {date} nu au listă și {before}, și {after}. Alegeți o zi în care ambele publică una.',
  'refusal.change-before-first-list':
    'Prima listă a seriei este cea din {first}. Schimbarea trebuie să vină după ea; altfel alegeți direct regulamentul.',
  'refusal.lift-not-optional': 'La {date} ratingurile sunt ridicate chiar de regulament.',
  'refusal.book-changed-already': 'Seria {series} trece deja la alt regulament la {date}.',
  'refusal.change-after-lists':
    'Lista din {last} a apărut. Alt regulament poate începe numai cu o listă de după ea, nu cu cea din {date}.',
  'refusal.book-not-changed': 'Seria {series} nu își schimbă regulamentul.',
  'refusal.change-published': 'Lista din {date}, prima după noul regulament, a apărut: schimbarea rămâne.',
  'refusal.series-has-lists':
    'Seria {series} are {lists, plural, one {# listă} few {# liste} other {# de liste}} în registru și nu poate fi eliminată. Lăsați-o între serii.',
  'refusal.series-fixed':
    '{lists, plural, one {O listă a} few {# liste ale} other {# de liste ale}} seriei {series} se sprijină pe {name, select, regulation {regulamentul} part {ritmul sau clasa} revision {revizia regulamentului} other {prima listă}}, care rămâne cum este. Adăugați o serie nouă.',
  'refusal.first-list-too-early':
    'Ultima listă a seriei {series} de dinainte de birou este din {last}. Prima listă a biroului trebuie să fie mai târzie.',
  'refusal.accent-none': 'Federația {id} nu a ales o culoare. Alegeți una în setări.',
  'refusal.mark-none': 'Federația {id} nu are încă o siglă. Adăugați una în setări.',
  'refusal.mark-not-here': 'Aici nu se pot citi imagini. Adăugați sigla prin server.',
  'refusal.mark-no-picture':
    'Acest fișier nu este nici SVG, nici PNG. Salvați sigla în unul dintre aceste formate și alegeți-o din nou.',
  'refusal.mark-too-large': 'Sigla are {size} kB, iar maximul este de {most} kB. Salvați-o mai mică sau ca SVG.',
  'refusal.mark-too-long':
    'Sigla are {width} pe {height}: o latură este de peste {times} ori cealaltă. Alegeți una aproape pătrată.',
  'refusal.mark-too-many-dots':
    'Sigla are {width} × {height} pixeli; maximul este {most} pe o latură. Salvați-o mai mică sau ca SVG.',
  'refusal.mark-unreadable-png': 'Acest PNG nu poate fi citit: este deteriorat. Salvați-l din nou sau ca SVG.',
  'refusal.mark-unreadable-svg':
    'Acest SVG nu poate fi citit: este deteriorat, nu are dimensiuni, numește un tip de document sau nu are nicio formă. Salvați-l ca SVG simplu, cu literele transformate în trasee.',
  'refusal.delegation-exists': 'Există deja o delegație {id} ({name}). Modificați-o sau alegeți alt nume scurt.',
  'refusal.delegation-unknown':
    'Nu există delegația {id} în registru. Înregistrați-o mai întâi sau verificați numele scurt.',
  'refusal.season-exists': 'Sezonul {season} este deja deschis. Modificați-l dacă zilele lui sunt greșite.',
  'refusal.season-unknown': 'Sezonul {id} nu este deschis. Deschideți-l mai întâi.',
  'refusal.season-other-year':
    'Sezonul {season} este cel al acelui an: zilele lui sunt din {season} sau din doi ani dintre care unul este {season}; de la {from} la {to} nu sunt. Corectați numărul sau zilele.',
  'refusal.season-ends-before':
    'Un sezon se termină după ce începe: {to} nu este după {from}. Corectați una dintre zile.',
  'refusal.season-overlaps': 'Sezonul {season} durează de la {from} la {to}. Alegeți zile care nu țin de alt sezon.',
  'refusal.renewal-outside-season':
    'Licențele se reînnoiesc în cadrul sezonului, de la {from} la {to}; {date} este în afară. Alegeți o zi a sezonului.',
  'refusal.club-exists': 'Există deja un club {id}: {name}. Modificați-l sau dați-i celui nou alt cod.',
  'refusal.club-unknown': 'Nu există un astfel de club în registru. Înregistrați-l mai întâi sau verificați-i codul.',
  'refusal.club-name-taken':
    'Clubul {id} se numește deja {name}. Folosiți acel club sau scrieți numele astfel încât să se deosebească.',
  'refusal.club-left':
    'Clubul {name} ({id}) a părăsit federația la {on}. Anulați mai întâi retragerea sau alegeți alt club.',
  'refusal.player-exists': 'Există deja un jucător {id}: {name}. Modificați-l sau dați-i jucătorului nou alt cod.',
  'refusal.line-nameless': 'În „{line}” nu este niciun nume. Scrieți un nume; după el poate sta ratingul.',
  'refusal.player-unknown': 'Nu există jucătorul {id} în registru. Înscrieți-l mai întâi sau verificați codul.',
  'refusal.player-guest':
    '{name} ({id}) este invitat. Confirmați în registru cine este sau unificați-l cu jucătorul, apoi acceptați raportul.',
  'refusal.player-no-guest': '{name} ({id}) nu este invitat. Nu e nimic de confirmat.',
  'refusal.player-merged':
    'Jucătorul {id} s-a dovedit a fi {kept}. Faceți aceasta cu {kept} sau anulați mai întâi unificarea.',
  'refusal.player-similar':
    '{name} ({id}) ar putea fi aceeași persoană. Dacă este, folosiți acel jucător. Dacă este altcineva, spuneți-o: bifați, sau scrieți {id} la „evenIfSimilar”.',
  'refusal.similar-by-officer':
    'Dacă doi jucători sunt aceeași persoană hotărăște responsabilul de rating. Cereți biroului să înregistreze acest jucător.',
  'refusal.birth-after-today': '{date} este după ziua de azi, {today}. Corectați nașterea.',
  'refusal.birth-too-early':
    'Nimeni din registru nu s-a născut la {date}: nașterile sunt de la {first} încoace. Corectați anul.',
  'refusal.birth-twice': 'Data nașterii {date} este cunoscută, deci anul singur nu este necesar. Scoateți anul.',
  'refusal.federated-before-birth': 'Afiliat la {date}, dar născut la {born}. Corectați una dintre cele două date.',
  'refusal.first-season-late':
    'Există o licență a sezonului {first}, deci primul sezon nu poate fi {season}. Scrieți {first} sau unul anterior.',
  'refusal.date-after-today': '{date} este după ziua de azi, {today}. Scrieți o zi care a venit deja.',
  'refusal.licence-without-season':
    'O licență a clubului {club} are nevoie de sezon. Scrieți sezonul sau scoateți clubul.',
  'refusal.licence-exists':
    'Jucătorul are deja o licență a sezonului {season} (clubul {club}). Transferați-o sau anulați-o mai întâi.',
  'refusal.licence-end-early':
    'Licența din {season} începe la {from}; nu se poate încheia la {until}. Dacă a fost emisă din greșeală, anulați-o.',
  'refusal.licence-end-late':
    'Sezonul {season} se încheie la {to}, și licențele odată cu el: {until} este prea târziu. Alegeți o zi mai devreme.',
  'refusal.licence-ends-so': 'Ultima zi a licenței din {season} este deja {until}. Alegeți altă zi.',
  'refusal.licence-unknown':
    'Jucătorul {id} nu are licență pentru sezonul {season}. Eliberați una mai întâi sau verificați sezonul.',
  'refusal.licence-same-club': 'Licența sezonului {season} este deja a clubului {club}. Alegeți alt club.',
  'refusal.licence-by-officer':
    'Licențele unui sezon încheiat sau din altă zi decât azi le eliberează biroul. Cereți-i licența pentru {season}.',
  'refusal.title-held': 'Jucătorul deține deja titlul {title}. Retrageți-l mai întâi dacă ziua este greșită.',
  'refusal.title-not-held': 'Jucătorul nu deține titlul {title}. Verificați ce titluri sunt înregistrate.',
  'refusal.title-before-birth':
    '{title} ar fi deținut din {date}, dar jucătorul s-a născut la {born}. Corectați una dintre cele două date.',
  'refusal.title-of-women':
    '{title} este un titlu feminin, iar jucătorul este înregistrat ca bărbat. Verificați titlul sau corectați mai întâi jucătorul.',
  'refusal.category-same':
    'Categoria este deja {category, select, preferent {Preferent} first {întâi} second {a doua} third {a treia} other {niciuna}}. Nu este nimic de schimbat.',
  'refusal.fide-id-taken':
    'ID-ul FIDE {fideId} este dat deja: {name} ({id}). Verificați-l; dacă cei doi sunt un singur jucător, unificați-i.',
  'refusal.sanction-of-one': 'O sancțiune este a unui jucător sau a unui club. Indicați exact unul dintre cei doi.',
  'refusal.sanction-ends-before':
    'Sancțiunea se termină la {to}, înainte de a începe la {from}. Corectați una dintre zile.',
  'refusal.sanction-unknown': 'Nu există sancțiunea {id} în registru. Verificați lista sancțiunilor.',
  'refusal.sanction-lifted': 'Sancțiunea a fost deja ridicată la {on}. Nu este nimic de ridicat.',
  'refusal.merge-with-oneself': '{id} nu poate fi propriul său duplicat. Indicați doi jucători.',
  'refusal.merge-same-event':
    'Amândoi au participat la {event} ({start}), deci sunt două persoane. Dacă raportul este greșit, corectați-l mai întâi.',
  'refusal.merge-same-round':
    'Amândoi au jucat în runda {round} din {league}, deci sunt două persoane. Dacă procesul-verbal este greșit, corectați-l mai întâi.',
  'refusal.merge-same-game':
    'Amândoi au luat parte la partida {game} din {event}, deci sunt două persoane. Dacă raportul este greșit, corectați-l mai întâi.',
  'refusal.merge-has-duplicates':
    '{id} a fost unificat cu {duplicate}. Anulați mai întâi acea unificare și unificați-i pe amândoi cu jucătorul păstrat.',
  'refusal.merge-births-differ':
    'Cei doi s-au născut în zile diferite. Dacă este o greșeală a registrului, scrieți „births” la „evenIf”.',
  'refusal.merge-fide-ids-differ':
    'Cei doi au ID-uri FIDE diferite, {own} și {theirs}. Dacă FIDE are jucătorul de două ori, scrieți „fide-ids” la „evenIf”.',
  'refusal.merge-ratings-differ':
    'Amândoi apar cu ratinguri diferite pe {lists, plural, one {# listă} few {# liste} other {# de liste}}, mai întâi pe {series} din {date} ({one} și {other}). Listele publicate rămân cum sunt; pentru a unifica totuși, scrieți „ratings” la „evenIf”.',
  'refusal.player-not-merged': '{name} ({id}) nu este unificat cu nimeni, deci nu este nimic de anulat.',
  'refusal.merge-kept-apart':
    'La {on} s-a consemnat că {one} și {other} sunt două persoane. Dacă totuși sunt una, retrageți mai întâi această mențiune, la „Duplicate”. Motivul dat: „{reason}”',
  'refusal.apart-from-oneself': '{id} nu poate fi deosebit de sine însuși. Indicați doi jucători.',
  'refusal.already-apart':
    'Din {on} este consemnat că {one} și {other} sunt două persoane; nu mai este nimic de făcut.',
  'refusal.apart-same-fide-id':
    '{one} și {other} au același cod FIDE, {fideId}, care aparține unei singure persoane. Ștergeți-l de la cel care îl are din greșeală, apoi consemnați că sunt două.',
  'refusal.apart-unknown':
    'Despre perechea {id} nimeni nu a consemnat că ar fi două persoane, deci nu este nimic de retras.',
  'refusal.not-apart': 'Mențiunea că {one} și {other} sunt două persoane a fost deja retrasă.',
  'refusal.record-unknown': 'Nu există înregistrarea {id} de felul „{kind}”. Verificați-le pe amândouă.',
};
