import type { Clock } from '@escala/office';

/**
 * A calendar turned by the scenario. The time of day advances
 * by itself, so that no two things happen at the same instant.
 */
export interface YearClock extends Clock {
  readonly date: string;
  goTo(date: string): void;
}

const STEP = 100;

export function yearClock(firstDay: string): YearClock {
  let date = firstDay;
  let moment = 0;
  return {
    get date() {
      return date;
    },
    goTo: (next) => {
      if (next < date) throw new Error(`The year does not go back from ${date} to ${next}.`);
      if (next > date) moment = 0;
      date = next;
    },
    now: () => new Date(Date.parse(`${date}T08:00:00Z`) + STEP * moment++).toISOString(),
    today: () => date,
  };
}
