/** Sections of a list, the points of a scale, lists every month: what fide-2009 asks of an office. */
export const messages: Record<string, string> = {
  'web.sections.title': '{series}, {date}: secțiunile listei',
  'web.sections.link': 'Secțiunile listei: cei mai buni, inactivii, jucătorii titrați fără coeficient',
  'web.sections.to-list': 'Lista întreagă',
  'web.sections.top': 'Cei mai buni',
  'web.sections.top-about':
    'Cei mai mari coeficienți ai jucătorilor activi; cine este la egalitate cu ultimul loc apare și el.',
  'web.sections.inactive': 'Jucători inactivi',
  'web.sections.inactive-about':
    'Nicio partidă evaluată într-un an: nu au loc în clasament, contează cu ultimul coeficient și sunt arătați doi ani.',
  'web.sections.titled': 'Jucători titrați fără coeficient',
  'web.sections.titled-about': 'Se publică împreună cu lista, separat.',
  'web.sections.nobody': 'Nimeni.',
  'web.sections.last-rating': 'Ultimul coeficient',
  'web.sections.since': 'Inactiv din',
  'web.sections.until': 'Arătat până la',
  'refusal.list-no-sections': 'Regulamentul listei {name} nu are secțiuni în afara clasamentului. Citiți lista însăși.',
};
