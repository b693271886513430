import { z } from 'zod';
import { defineQuestion } from '../kit/question.ts';
import { Refused } from '../kit/refusal.ts';
import { folded } from '../kit/search-words.ts';
import type { Kept, OfficePorts, Reading } from '../ports.ts';
import { ACCOUNT_STATES, type Account, accountKind, accountSchema, emailSchema, GIVEN_ROLES } from './account.ts';
import { accountUnknown, isAdministrator, notOwnAccount } from './account-act.ts';
import { addressOf } from './addresses.ts';

const accountShownSchema = z.strictObject({
  id: z.string(),
  version: z.int(),
  ...accountSchema.shape,
  /** Absent after it was erased. */
  email: emailSchema.optional(),
});

const input = z.strictObject({
  /** The beginnings of words of the name, or part of the address. */
  text: z.string().max(200).optional(),
  role: z.enum(GIVEN_ROLES).optional(),
  state: z.enum(ACCOUNT_STATES).optional(),
  after: z.string().optional(),
  limit: z.int().min(1).max(500).default(100),
});
type Asked = z.infer<typeof input>;
type Shown = z.infer<typeof accountShownSchema>;

/** Accounts by name, address, role and state, page by page. */
export const searchAccounts = defineQuestion({
  kind: 'account.search',
  input,
  answer: z.strictObject({
    accounts: z.array(accountShownSchema),
    /** `after` of the next page. */
    next: z.string().nullable(),
  }),
  ask: async (reading, asked, _by, ports) => {
    const found = await pageOf(reading, asked, ports);
    const page = found.slice(0, asked.limit);
    const last = found.length > asked.limit ? page.at(-1) : undefined;
    return { accounts: page, next: last?.id ?? null };
  },
});

const CHUNK = 256;

/** One more than the page holds, if available. */
async function pageOf(reading: Reading, asked: Asked, ports: OfficePorts): Promise<Shown[]> {
  const page: Shown[] = [];
  let { after } = asked;
  for (;;) {
    const found = await reading.list(accountKind, { after, limit: CHUNK });
    const likely = found.filter(({ body }) => fits(body, asked));
    const shown = await Promise.all(likely.map((each) => accountShown(ports, reading.federation, each)));
    page.push(...shown.filter((each) => isNamed(each, asked.text)));
    if (page.length > asked.limit || found.length < CHUNK) return page;
    after = found.at(-1)!.id;
  }
}

function fits({ roles, state }: Account, asked: Asked): boolean {
  if (asked.role !== undefined && !roles.includes(asked.role)) return false;
  return asked.state === undefined || state === asked.state;
}

function isNamed({ name, email }: Shown, text = ''): boolean {
  if (text.trim() === '' || email?.includes(text.trim().toLowerCase())) return true;
  const own = folded(name).split(' ');
  const words = folded(text).split(' ');
  return words[0] !== '' && words.every((word) => own.some((each) => each.startsWith(word)));
}

/** One's own account, or any account for an administrator. */
export const showAccount = defineQuestion({
  kind: 'account.show',
  input: z.strictObject({ account: z.string().min(1) }),
  answer: accountShownSchema,
  ask: async (reading, { account }, { viewer }, ports) => {
    if (viewer.account !== account && !isAdministrator(viewer)) throw new Refused([notOwnAccount()]);
    const present = await reading.get(accountKind, account);
    if (present === undefined) throw new Refused([accountUnknown(account)]);
    return accountShown(ports, reading.federation, present);
  },
});

/** Includes the address, which is not part of the record. */
async function accountShown(
  ports: OfficePorts,
  federation: string,
  { id, version, body }: Kept<Account>,
): Promise<z.infer<typeof accountShownSchema>> {
  const email = await addressOf(ports, federation, { id, body });
  return { id, version, ...body, ...(email !== undefined && { email }) };
}
