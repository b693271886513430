import { type Kysely, sql } from 'kysely';

/** As the office's `folded` wrote them at the time of this step (D-OFF-857). */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
const NAMES = ['name', 'fullName', 'nameWords'];

interface NameKey {
  readonly federation: string;
  readonly kind: string;
  readonly key: string;
  readonly value: string;
  readonly id: string;
}

/** Names with such letters can be found by plain ones. The words of `nameWords` are sorted alphabetically. */
export async function up(db: Kysely<never>): Promise<void> {
  const letters = sql.join(
    Object.keys(PLAIN).map((letter) => sql`value like ${sql.lit(`%${letter}%`)}`),
    sql` or `,
  );
  const { rows } = await sql<NameKey>`select federation, kind, key, value, id from record_keys
    where key in (${sql.join(NAMES.map(sql.lit))}) and (${letters})`.execute(db);
  for (const { federation, kind, key, value, id } of rows) {
    const plain = value.replace(NOT_PLAIN, (letter) => PLAIN[letter]!);
    const found = key === 'nameWords' ? plain.split(' ').sort().join(' ') : plain;
    await sql`update record_keys set value = ${found}
      where federation = ${federation} and kind = ${kind} and key = ${key} and value = ${value} and id = ${id}`.execute(
      db,
    );
  }
}
