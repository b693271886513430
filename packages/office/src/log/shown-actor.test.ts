import { describe, expect, it } from 'vitest';
import { type Actor, NOBODY } from '../access/actor.ts';
import { accountKind, type GivenRole } from '../accounts/account.ts';
import { testOffice } from '../testing/test-office.ts';
import { actorsShownTo } from './shown-actor.ts';

const as = (...roles: GivenRole[]): Actor => ({ ...NOBODY, account: 'viewer', roles });

async function shownTo(viewer: Actor, account: string, kind = 'correction.confirm') {
  const office = await testOffice();
  await office.ports.archive.write('cat', async (writing) => {
    const rights = { clubs: [], events: [], state: 'active' as const, secondFactors: [] };
    await writing.put(accountKind, 'ada', 1, 1, { name: 'Ada Vidal', roles: ['arbiter', 'officer'], ...rights });
  });
  return office.read((reading) => actorsShownTo(reading, viewer)(account, kind));
}

describe('who did something (D-OFF-264)', () => {
  it('is the role that may do it for everybody; officers and administrators also read the name', async () => {
    expect(await shownTo(NOBODY, 'ada')).toEqual({ by: 'officer' });
    expect(await shownTo(as('player'), 'ada')).toEqual({ by: 'officer' });
    expect(await shownTo(as('officer'), 'ada')).toEqual({ by: 'officer', byName: 'Ada Vidal' });
    expect(await shownTo(as('administrator'), 'ada')).toEqual({ by: 'officer', byName: 'Ada Vidal' });
  });

  it('is never the id of an account, also of one that is gone', async () => {
    expect(await shownTo(as('officer'), 'gone')).toEqual({ by: 'officer' });
    expect(await shownTo(as('officer'), 'gone', 'no.such-act')).toEqual({ by: 'office' });
  });

  it('is the office where nobody in person did it', async () => {
    expect(await shownTo(as('officer'), 'system')).toEqual({ by: 'office' });
  });
});
