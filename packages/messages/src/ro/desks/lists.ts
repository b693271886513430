/** The officer’s desk: the period board and publication. */
export const messages: Record<keyof typeof import('../../en/desks/lists.ts').messages, string> = {
  'web.desk-office.lists-about': 'Fiecare perioadă: ce este, ce lipsește, previzualizare, publicare.',
  'web.desk-office.no-series': 'Încă nu există liste: adăugați una în setările federației.',
  'web.desk-office.registry-moved':
    '{acts, plural, one {O schimbare} few {# schimbări} other {# de schimbări}} în registru de la ultima listă pot afecta liste publicate.',
  'web.desk-office.see-revision': 'Vezi efectul',
  'web.desk-office.list-in-days':
    '{days, plural, one {poate fi publicată mâine} few {poate fi publicată peste # zile} other {poate fi publicată peste # de zile}}',
  'web.desk-office.list-due':
    '{days, plural, =0 {apare astăzi} one {trebuia publicată ieri} few {trebuia publicată acum # zile} other {trebuia publicată acum # de zile}}',
  'web.desk-office.last-list': 'ultima listă: {date}',
  'web.desk-office.behind':
    '{lists, plural, one {o listă de publicat} few {# liste de publicat} other {# de liste de publicat}}',
  'web.desk-office.book-change': 'Alt regulament',
  'web.desk-office.book-change-none': 'Niciun alt regulament nu poate continua listele acestei serii.',
  'web.desk-office.book-change-when': 'De la ce listă',
  'web.desk-office.book-change-about':
    'Turneele începute înainte rămân la regulamentul de azi. Lista însăși este făcută încă după el, apoi este preluată. Listele apărute nu se schimbă.',
  'web.desk-office.book-change-from': 'Prima listă după noul regulament',
  'web.desk-office.book-change-lift': 'Ridică ratingurile sub 2000 pe această listă, cum a făcut FIDE la 1 martie 2024',
  'web.desk-office.book-change-lifted': 'Ratinguri ridicate',
  'web.desk-office.book-change-mean': 'Puncte în medie',
  'web.desk-office.book-change-factor': 'Cu alt K',
  'web.desk-office.book-change-sure': 'De la lista din {date} seria este evaluată după {regulation}. Continuați?',
  'web.desk-office.book-changes':
    'Regulamentul se schimbă cu lista din {date}. Până apare ea, schimbarea poate fi retrasă.',
  'web.desk-office.book-changed': 'Regulamentul s-a schimbat cu lista din {date}, care a apărut.',
  'web.desk-office.see-preview': 'Previzualizează lista',
  'web.desk-office.in-games':
    '{games, plural, one {o partidă} few {# partide} other {# de partide}}, {players, plural, one {se schimbă un rating} few {se schimbă # ratinguri} other {se schimbă # de ratinguri}}',
  'web.desk-office.board-missing':
    '{events, plural, =0 {Toate concursurile încheiate au raport} one {Un concurs încheiat nu are raport} few {# concursuri încheiate nu au raport} other {# de concursuri încheiate nu au raport}}',
  'web.desk-office.board-refused':
    '{events, plural, one {Un raport respins nu a fost retrimis} few {# rapoarte respinse nu au fost retrimise} other {# de rapoarte respinse nu au fost retrimise}}',
  'web.desk-office.past-lists': 'Liste anterioare',
  'web.desk-office.due': 'de publicat',
  'web.desk-office.publish-on': 'Publică pe {date}',
  'web.desk-office.later-lists': 'contează pe liste ulterioare',
  'web.desk-office.decide-now': 'Decideți acum',
  'web.desk-office.decide': 'Decide',
  'web.desk-office.period-events': 'Concursurile perioadei',
  'web.desk-office.events-todo': 'De făcut {events}',
  'web.desk-office.events-in': 'În listă {events}',
  'web.desk-office.events-playing': 'În desfășurare {events}',
  'web.desk-office.no-events-todo': 'Nimic de făcut: toate rapoartele sunt decise.',
  'web.desk-office.no-events-in': 'Încă niciun concurs în listă.',
  'web.desk-office.no-events-playing': 'Niciun concurs în desfășurare.',
  'web.desk-office.waits': 'Așteaptă',
  'web.desk-office.waits-days': '{days, plural, =0 {de astăzi} one {# zi} few {# zile} other {# de zile}}',
  'web.desk-office.state-missing': 'fără raport',
  'web.desk-office.state-sent-back': 'trimis înapoi',
  'web.desk-office.state-report':
    '{errors, plural, =0 {{warnings, plural, =0 {raport fără obiecții} one {raport, o observație} few {raport, # observații} other {raport, # de observații}}} one {raport, o obiecție} few {raport, # obiecții} other {raport, # de obiecții}}',
  'web.desk-office.before-publishing': 'Înainte de publicare',
  'web.desk-office.check-day': 'Poate fi publicată începând cu {date}',
  'web.desk-office.check-waiting':
    '{events, plural, =0 {Niciun raport nu așteaptă decizie} one {Un raport așteaptă decizie} few {# rapoarte așteaptă decizie} other {# de rapoarte așteaptă decizie}}',
  'web.desk-office.check-registry': 'Nimic din registru nu schimbă liste publicate',
  'web.desk-office.biggest-changes': 'Cele mai mari schimbări până acum',
  'web.desk-office.not-official': 'neoficial',
  'web.desk-office.all-changes': 'Toate schimbările',
  'web.desk-office.no-changes': 'Încă nu se schimbă niciun rating.',
  'web.desk-office.first-ratings': 'Primele ratinguri',
  'web.desk-office.new-players':
    '{players, plural, one {un jucător nou} few {# jucători noi} other {# de jucători noi}}',
  'web.desk-office.working': 'Listele se calculează. Într-o federație mare durează câteva secunde…',
  'web.desk-office.next-list': '{series}: lista din {date}',
  'web.desk-office.list-before': 'Lista anterioară',
  'web.desk-office.is-out': 'Publicată',
  'web.desk-office.published-on': 'Publicată pe',
  'web.desk-office.public-list': 'Lista publică',
  'web.desk-office.verify': 'Verifică lista',
  'web.desk-office.verify-holds': 'Este corectă: recalculată din jurnalul acelei zile, lista are același hash.',
  'web.desk-office.verify-differs':
    'Nu este corectă: {players, plural, one {o linie diferă} few {# linii diferă} other {# de linii diferă}}. Anunțați pe cine administrează serverul.',
  'web.desk-office.verify-imported':
    'Lista este mai veche decât datele din Escala și nu poate fi recalculată. Sigiliul este intact.',
  'web.desk-office.verify-other-reading':
    'Lista a fost făcută după interpretarea {reading} a regulamentului și nu a fost recalculată. Sigiliul este intact.',
  'web.desk-office.verify-seal':
    'Sigiliul este rupt: lista păstrată nu este cea publicată. Anunțați pe cine administrează serverul.',
  'web.desk-office.preview-said': 'Lista cu ce este acceptat până acum. Neoficială.',
  'web.desk-office.publish-heading': 'Publică',
  'web.desk-office.not-publishable': 'Lista nu poate fi publicată încă:',
  'web.desk-office.publish-said': 'O listă publicată este definitivă. Greșelile ulterioare se repară prin corectură.',
  'web.desk-office.publish-sure': 'Publicați „{series}” din {date}? O listă publicată este definitivă.',
  'web.desk-office.leave-out': 'Rapoarte care așteaptă o decizie',
  'web.desk-office.leave-out-said':
    'Decideți întâi asupra lor. Cele bifate rămân deoparte; acceptate mai târziu, contează la lista următoare.',
  'web.desk-office.decide-it': 'decide',
  'web.desk-office.publish-several': 'Publică toate listele restante',
  'web.desk-office.publish-several-said':
    '{lists, plural, one {O listă} few {# liste} other {# de liste}} deodată, cea mai veche întâi. {waiting, plural, =0 {Niciun raport în așteptare.} one {Un raport în așteptare rămâne deoparte.} few {# rapoarte în așteptare rămân deoparte.} other {# de rapoarte în așteptare rămân deoparte.}}',
  'web.desk-office.publish-several-sure':
    'Publicați {lists, plural, one {o listă} few {# liste} other {# de liste}} din „{series}”? Listele publicate sunt definitive.',
  'web.desk-office.list-findings': 'Observații după regulament',
  'web.desk-office.finding-count':
    '{errors, plural, =0 {} one {O obiecție lasă partide deoparte. } few {# obiecții lasă partide deoparte. } other {# de obiecții lasă partide deoparte. }}{warnings, plural, =0 {} one {O observație.} few {# observații.} other {# de observații.}}',
  'web.desk-office.who-moves': 'Schimbări',
  'web.desk-office.movers': 'cele mai mari schimbări',
  'web.desk-office.nobody-here': 'Nimeni.',
  'web.desk-office.show-all': 'Arată-i pe toți',
  'web.desk-office.revision': 'Schimbări din registru',
  'web.desk-office.revision-said':
    'O dată de naștere, o licență sau o unificare poate schimba liste anterioare. Cele publicate rămân cum sunt; cele revizuite se schimbă și numesc cauza.',
  'web.desk-office.revision-none': 'Listele revizuite sunt la zi.',
  'web.desk-office.revision-unprinted':
    'Nu se schimbă niciun rating tipărit, doar numerele din care se calculează listele următoare.',
  'web.desk-office.revision-causes':
    '{acts, plural, one {O schimbare} few {# schimbări} other {# de schimbări}} în registru',
};
