/** The officer’s desk: the period board and publication. */
export const messages: Record<keyof typeof import('../../en/desks/lists.ts').messages, string> = {
  'web.desk-office.lists': 'Liste de rating',
  'web.desk-office.lists-about': 'Fiecare perioadă: ce este, ce lipsește, previzualizare, publicare.',
  'web.desk-office.board-said': 'Listele următoare: când apar, ce concursuri cuprind și ce lipsește.',
  'web.desk-office.no-series': 'Încă nu există liste: adăugați una în setările federației.',
  'web.desk-office.registry-moved':
    '{acts, plural, one {O schimbare} few {# schimbări} other {# de schimbări}} în registru de la ultima listă pot afecta liste publicate.',
  'web.desk-office.see-revision': 'Vezi efectul',
  'web.desk-office.list-in-days':
    '{days, plural, one {Apare mâine.} few {Apare peste # zile.} other {Apare peste # de zile.}} Nu poate fi publicată mai devreme.',
  'web.desk-office.list-due':
    '{days, plural, =0 {Apare astăzi.} one {Trebuia ieri.} few {Trebuia acum # zile.} other {Trebuia acum # de zile.}}',
  'web.desk-office.last-list': 'Ultima listă:',
  'web.desk-office.behind':
    '{lists, plural, one {O listă de publicat.} few {# liste de publicat.} other {# de liste de publicat.}}',
  'web.desk-office.see-preview': 'Previzualizează lista',
  'web.desk-office.in-games':
    'În listă: {events, plural, =0 {încă niciun concurs} one {un concurs} few {# concursuri} other {# de concursuri}}, {games, plural, one {o partidă} few {# partide} other {# de partide}}',
  'web.desk-office.board-waiting':
    '{events, plural, =0 {Niciun raport în așteptare.} one {Un raport așteaptă decizia dvs.} few {# rapoarte așteaptă decizia dvs.} other {# de rapoarte așteaptă decizia dvs.}}',
  'web.desk-office.board-missing':
    '{events, plural, =0 {Toate concursurile încheiate au raport.} one {Un concurs încheiat nu are raport} few {# concursuri încheiate nu au raport} other {# de concursuri încheiate nu au raport}}',
  'web.desk-office.board-refused':
    '{events, plural, one {Un raport respins nu a fost retrimis} few {# rapoarte respinse nu au fost retrimise} other {# de rapoarte respinse nu au fost retrimise}}',
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
  'web.desk-office.preview-of-list': 'Previzualizare',
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
  'web.desk-office.which-players': 'Jucători',
  'web.desk-office.movers': 'cele mai mari schimbări',
  'web.desk-office.nobody-here': 'Nimeni.',
  'web.desk-office.show-all': 'Arată-i pe toți',
  'web.desk-office.list-day': 'Data listei',
  'web.desk-office.revision': 'Schimbări din registru',
  'web.desk-office.revision-said':
    'O dată de naștere, o licență sau o unificare poate schimba liste anterioare. Cele publicate rămân cum sunt; cele revizuite se schimbă și numesc cauza.',
  'web.desk-office.revision-none': 'Listele revizuite sunt la zi.',
  'web.desk-office.revision-unprinted':
    'Nu se schimbă niciun rating tipărit, doar numerele din care se calculează listele următoare.',
  'web.desk-office.revision-causes':
    '{acts, plural, one {O schimbare} few {# schimbări} other {# de schimbări}} în registru',
};
