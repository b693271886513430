import type { EventRecord, GameRecord } from '@escala/core';
import { CATALONIA } from '@escala/office/testing';
import { expect } from 'vitest';
import { type Sender, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { LawRow } from './law-over-time.ts';

/** Where the record is kept. */
type Store = NonNullable<Parameters<typeof testServer>[1]>;

export interface ListedRow extends LawRow {
  readonly name: string;
  readonly club?: string;
  readonly rank: number | null;
}

/** The office as an officer reaches it over HTTP: every act is one request, and none may be refused. */
export class DrivenOffice {
  #today = '2017-01-15';
  #officer: Sender | undefined;
  #since = '';
  readonly #server: TestServer;

  private constructor(server: TestServer) {
    this.#server = server;
  }

  static async open(store: Store): Promise<DrivenOffice> {
    return new DrivenOffice(await testServer({ reads: 1e9, files: 1e9, writes: 1e9, checkAnswers: false }, store));
  }

  close(): Promise<void> {
    return this.#server.app.close();
  }

  get firstList(): string {
    return CATALONIA.series[0]!.firstList!;
  }

  goTo(day: string): void {
    this.#server.pass(Date.parse(day) - Date.parse(this.#today));
    this.#today = day;
  }

  async act(kind: string, command: object, reason = 'for the test'): Promise<Record<string, unknown>> {
    const officer = await this.#signedIn();
    const answer = await officer.act(kind, { command, reason });
    expect(answer.statusCode, `${kind} ${JSON.stringify(command).slice(0, 300)}: ${answer.body}`).toBeLessThan(300);
    return answer.json().outcome;
  }

  async ask<Answer>(path: string): Promise<Answer> {
    const officer = await this.#signedIn();
    const answer = await officer.get(path);
    expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
    return answer.json();
  }

  /** A session is not expected to last for years. */
  async #signedIn(): Promise<Sender> {
    if (this.#officer !== undefined && this.#since === this.#today) return this.#officer;
    this.#officer = await (this.#officer === undefined
      ? this.#server.as('officer')
      : this.#server.again(this.#officer));
    this.#since = this.#today;
    return this.#officer;
  }

  async versionOf(player: string): Promise<number> {
    return (await this.ask<{ version: number }>(`/players/${player}`)).version;
  }

  async register(event: EventRecord, roundDates?: readonly string[]): Promise<void> {
    const { id, type, start, end, timeControl, rounds } = event;
    const facts = { name: id, type, start, end, timeControl, rounds, arbiters: [], ...(roundDates && { roundDates }) };
    await this.act('event.register', { event: id, facts });
  }

  /** Hands in a report and accepts it today, whole or in part. */
  async report(event: EventRecord, games: readonly GameRecord[], part?: { from: number; to: number }): Promise<void> {
    const players = [...new Set(games.flatMap(({ white, black }) => [white, black]))].map((id) => ({ id }));
    const text = JSON.stringify({
      format: 'escala/rating-input@1',
      regulation: 'fce-2016',
      rhythm: 'standard',
      listDate: '2099-01-01',
      players,
      lists: [],
      events: [{ ...event, games }],
    });
    const { version } = await this.ask<{ version: number }>(`/events/${event.id}`);
    const from = { kind: 'json', text };
    await this.act('report.submit', { event: event.id, version, from, ...(part && { rounds: part }) });
    const shown = await this.ask<Shown>(`/events/${event.id}/report`);
    for (const { code, article } of shown.open) {
      const { version: seen } = await this.ask<Shown>(`/events/${event.id}/report`);
      await this.act('report.waive', { event: event.id, version: seen, code, article });
    }
    const { version: seen } = await this.ask<Shown>(`/events/${event.id}/report`);
    await this.act('report.accept', { event: event.id, version: seen });
  }

  async correct(change: object): Promise<void> {
    const { headers } = await this.#signedIn();
    const preview = () =>
      this.#server.send({ method: 'POST', url: '/api/cat/corrections/preview', headers, payload: { change } });
    let answer = await preview();
    if (answer.body.includes('lists-unsettled')) {
      await this.act('list.revise', {});
      answer = await preview();
    }
    expect(answer.statusCode, answer.body).toBe(200);
    await this.act('correction.confirm', { change, preview: answer.json().preview });
  }

  async list(date: string, edition: 'published' | 'revised'): Promise<readonly ListedRow[]> {
    const path = `/lists/standard?date=${date}&edition=${edition}&size=1000`;
    return (await this.ask<{ rows: ListedRow[] }>(path)).rows;
  }
}

interface Shown {
  readonly version: number;
  readonly open: readonly { readonly code: string; readonly article: string }[];
}
