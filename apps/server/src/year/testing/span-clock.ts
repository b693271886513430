import type { YearClock } from './year-clock.ts';

/** A clock shared by several processes: the day began at a given time of this machine, and advances with it. */
export function spanClock(day: string, began: number): YearClock {
  return {
    date: day,
    goTo: (date) => {
      if (date !== day) throw new Error('All of it happens on one day.');
    },
    now: () => new Date(Date.parse(`${day}T08:00:00Z`) + Date.now() - began).toISOString(),
    today: () => day,
  };
}
