/** The frame of the desks. */
export const messages: Record<keyof typeof import('../../en/desks/desks.ts').messages, string> = {
  'web.nav.desk': 'Biroul dvs.',
  'web.desk.title': 'Biroul dvs.',
  'web.desk.sections': 'Birou',
  'web.desk.cancel': 'Renunță',
  'web.desk.reason': 'Motivul',
  'web.desk.reason-optional': 'Motivul (opțional)',
  'web.desk.welcome': 'Ați intrat ca {name}.',
  'web.desk.nothing':
    'Aici nu este încă nimic de făcut: contul dvs. nu are niciun rol. Cereți federației să vă dea unul.',
  'web.federations.title': 'Federații',
  'web.federations.introduction': 'Fiecare federație a acestui birou are listele, turneele și regulamentele ei.',
  'web.desk.waiting-reports':
    '{count, plural, one {Un raport așteaptă} few {# rapoarte așteaptă} other {# de rapoarte așteaptă}}',
  'web.desk.waiting-claims':
    '{count, plural, one {O contestație așteaptă} few {# contestații așteaptă} other {# de contestații așteaptă}}',
  'web.desk.waiting-tasks':
    '{count, plural, one {Un lucru este de făcut} few {# lucruri sunt de făcut} other {# de lucruri sunt de făcut}}',
  'web.desk.waiting-list':
    '{series}: lista din {date} poate apărea{count, plural, one {} few {, # în total} other {, # în total}}',
};
