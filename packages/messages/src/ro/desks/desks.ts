/** The frame of the desks. */
export const messages: Record<keyof typeof import('../../en/desks/desks.ts').messages, string> = {
  'web.nav.desk': 'Administrare',
  'web.desk.title': 'Administrare',
  'web.desk.sections': 'Administrare',
  'web.desk.cancel': 'Renunță',
  'web.desk.undo': 'Anulează',
  'web.desk.undone': 'Anulat.',
  'web.desk.undo-reason': 'Anulat imediat',
  'web.desk.reason': 'Motivul',
  'web.desk.reason-optional': 'Motivul (opțional)',
  'web.desk.welcome': 'Autentificat ca {name}.',
  'web.desk.nothing': 'Încă nimic de făcut: contul dvs. nu are niciun rol. Cereți federației să vă dea unul.',
  'web.federations.title': 'Federații',
  'web.federations.introduction': 'Fiecare federație are listele, concursurile și regulamentele ei.',
  'web.desk.waiting-reports':
    '{count, plural, one {Un raport așteaptă} few {# rapoarte așteaptă} other {# de rapoarte așteaptă}}',
  'web.desk.waiting-claims':
    '{count, plural, one {O contestație așteaptă} few {# contestații așteaptă} other {# de contestații așteaptă}}',
  'web.desk.waiting-tasks':
    '{count, plural, one {Un lucru de făcut} few {# lucruri de făcut} other {# de lucruri de făcut}}',
  'web.desk.waiting-list':
    '{series}: lista din {date} se poate publica{count, plural, one {} few { (# în total)} other { (# în total)}}',
};
