/** Guests from abroad: country code as in FIDE's lists, given names for both sexes, family names. */
interface GuestNames {
  readonly country: string;
  readonly f: readonly string[];
  readonly m: readonly string[];
  readonly families: readonly string[];
}

export const GUEST_NAMES: readonly GuestNames[] = [
  {
    country: 'FRA',
    f: ['Camille', 'Élise', 'Manon', 'Solène'],
    m: ['Baptiste', 'Étienne', 'Loïc', 'Théo'],
    families: ['Beaumarais', 'Charvignon', 'Delorval', 'Fontenelle', 'Montcourbe', 'Valdoise'],
  },
  {
    country: 'ITA',
    f: ['Chiara', 'Giulia', 'Serena'],
    m: ['Davide', 'Lorenzo', 'Matteo'],
    families: ['Bellacorte', 'Campofiore', 'Montalbano', 'Ripaverde', 'Valdarno'],
  },
  {
    country: 'ROU',
    f: ['Ilinca', 'Ruxandra', 'Ștefania'],
    m: ['Andrei', 'Răzvan', 'Tudor'],
    families: ['Codreanca', 'Muntealb', 'Plopeanu', 'Săliștean', 'Văleanca'],
  },
  {
    country: 'GER',
    f: ['Annika', 'Friederike', 'Svenja'],
    m: ['Hannes', 'Jürgen', 'Matthias'],
    families: ['Birkental', 'Eichwalder', 'Lindenhof', 'Rosenfurt', 'Steinbrück'],
  },
  {
    country: 'NED',
    f: ['Femke', 'Lieke', 'Sanne'],
    m: ['Daan', 'Joost', 'Sander'],
    families: ['van Berkenrode', 'van der Duinstra', 'Hoogveen', 'Rietlanden'],
  },
];
