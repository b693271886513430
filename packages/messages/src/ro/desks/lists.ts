/** The officer’s desk: the period board and publication. */
export const messages: Record<keyof typeof import('../../en/desks/lists.ts').messages, string> = {
  'web.desk-office.lists': 'Liste de rating',
  'web.desk-office.lists-about': 'Perioada fiecărei liste: ce este, ce lipsește, previzualizare, publicare.',
  'web.desk-office.board-said':
    'Pentru fiecare listă care urmează: când apare, ce concursuri cuprinde și ce mai așteaptă.',
  'web.desk-office.no-series': 'Federația nu publică încă liste: setările nu au nicio serie.',
  'web.desk-office.registry-moved':
    '{acts, plural, one {Un act} few {# acte} other {# de acte}} din registru de la ultima listă pot să fi mișcat liste publicate.',
  'web.desk-office.see-revision': 'Vezi ce au mișcat',
  'web.desk-office.list-in-days':
    '{days, plural, one {Apare mâine.} few {Apare peste # zile.} other {Apare peste # de zile.}} Nu poate fi publicată mai devreme.',
  'web.desk-office.list-due':
    '{days, plural, =0 {Apare astăzi.} one {Trebuia ieri.} few {Trebuia acum # zile.} other {Trebuia acum # de zile.}}',
  'web.desk-office.last-list': 'Ultima este din',
  'web.desk-office.behind':
    '{lists, plural, one {O listă trebuia să apară.} few {# liste trebuiau să apară.} other {# de liste trebuiau să apară.}}',
  'web.desk-office.see-preview': 'Previzualizarea listei',
  'web.desk-office.in-games':
    'În listă: {events, plural, =0 {încă niciun concurs} one {un concurs} few {# concursuri} other {# de concursuri}}, {games, plural, one {o partidă} few {# partide} other {# de partide}}',
  'web.desk-office.board-waiting':
    '{events, plural, =0 {Niciun raport nu așteaptă o decizie.} one {Un raport așteaptă decizia dumneavoastră} few {# rapoarte așteaptă decizia dumneavoastră} other {# de rapoarte așteaptă decizia dumneavoastră}}',
  'web.desk-office.board-missing':
    '{events, plural, =0 {Toate concursurile încheiate au raport.} one {Un concurs s-a încheiat și nu are raport} few {# concursuri s-au încheiat și nu au raport} other {# de concursuri s-au încheiat și nu au raport}}',
  'web.desk-office.board-refused':
    '{events, plural, one {Un raport a fost respins și nu a revenit} few {# rapoarte au fost respinse și nu au revenit} other {# de rapoarte au fost respinse și nu au revenit}}',
  'web.desk-office.working': 'Listele se recalculează. Într-o federație mare durează câteva secunde…',
  'web.desk-office.next-list': '{series}: lista din {date}',
  'web.desk-office.list-before': 'Lista anterioară',
  'web.desk-office.is-out': 'Publicată',
  'web.desk-office.published-on': 'Publicată pe',
  'web.desk-office.public-list': 'Lista așa cum o citește oricine',
  'web.desk-office.verify': 'Recalculează și compară hash-ul',
  'web.desk-office.verify-holds': 'Este corectă: recalculată din registrul zilei ei, lista are același hash.',
  'web.desk-office.verify-differs':
    'Nu corespunde: {players, plural, one {o linie diferă} few {# linii diferă} other {# de linii diferă}}. Anunțați pe cine administrează instalarea.',
  'web.desk-office.verify-imported':
    'Lista este dinaintea biroului: nu există din ce să fie recalculată. Sigiliul ei se confirmă.',
  'web.desk-office.verify-other-reading':
    'Lista a fost făcută după interpretarea {reading} a regulamentului și nu a fost recalculată. Sigiliul ei se confirmă.',
  'web.desk-office.verify-seal':
    'Sigiliul ei nu se confirmă: nu este păstrată așa cum a fost publicată. Anunțați pe cine administrează instalarea.',
  'web.desk-office.preview-of-list': 'Previzualizare',
  'web.desk-office.preview-said': 'Lista așa cum ar apărea cu ce este acceptat acum. Nimic nu este oficial.',
  'web.desk-office.publish-heading': 'Publicare',
  'web.desk-office.not-publishable': 'Lista nu poate fi publicată acum:',
  'web.desk-office.publish-said':
    'O listă publicată rămâne pentru totdeauna așa cum este. Ce se dovedește greșit se îndreaptă prin corectură.',
  'web.desk-office.publish-sure': 'Publicați lista „{series}” din {date}? Rămâne pentru totdeauna așa cum este.',
  'web.desk-office.leave-out': 'Rapoarte care așteaptă o decizie',
  'web.desk-office.leave-out-said':
    'Decideți întâi asupra lor. Cele bifate rămân deoparte cu bună știință; acceptate mai târziu, contează la lista următoare.',
  'web.desk-office.decide-it': 'decide',
  'web.desk-office.publish-several': 'Publică toate listele restante',
  'web.desk-office.publish-several-said':
    '{lists, plural, one {O listă} few {# liste} other {# de liste}} deodată, cea mai veche întâi. {waiting, plural, =0 {Niciun raport nu așteaptă o decizie.} one {Un raport în așteptare rămâne deoparte.} few {# rapoarte în așteptare rămân deoparte.} other {# de rapoarte în așteptare rămân deoparte.}}',
  'web.desk-office.publish-several-sure':
    'Publicați {lists, plural, one {o listă} few {# liste} other {# de liste}} din „{series}”? Rămân pentru totdeauna așa cum sunt.',
  'web.desk-office.list-findings': 'Ce spune regulamentul',
  'web.desk-office.finding-count':
    '{errors, plural, =0 {} one {O observație lasă partide deoparte. } few {# observații lasă partide deoparte. } other {# de observații lasă partide deoparte. }}{warnings, plural, =0 {} one {O remarcă.} few {# remarci.} other {# de remarci.}}',
  'web.desk-office.who-moves': 'Cine se mișcă',
  'web.desk-office.which-players': 'Care jucători',
  'web.desk-office.movers': 'cele mai mari schimbări',
  'web.desk-office.nobody-here': 'Nimeni.',
  'web.desk-office.show-all': 'Arată-i pe toți',
  'web.desk-office.list-day': 'Data listei',
  'web.desk-office.revision': 'Ce a mișcat registrul',
  'web.desk-office.revision-said':
    'O dată de naștere, o licență sau o contopire de jucători poate mișca liste publicate. Listele publicate rămân; edițiile revizuite le urmează, cu actele care stau la bază.',
  'web.desk-office.revision-none': 'Listele revizuite corespund registrului. Nu este nimic de revizuit.',
  'web.desk-office.revision-unprinted':
    'Nu se mișcă niciun rating tipărit, doar cele din care se calculează listele următoare.',
  'web.desk-office.revision-causes': '{acts, plural, one {Un act} few {# acte} other {# de acte}} din registru la bază',
};
