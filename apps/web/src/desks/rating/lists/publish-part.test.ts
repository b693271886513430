import { expect, it } from 'vitest';
import { officerOffice } from '../../../testing/officer-office.ts';
import { sitterOf } from '../../../testing/visitor.ts';
import { nextList } from './next-list.ts';

it('a report that waits is left out by a tick, for one list and for several at once (D-OFF-150)', async () => {
  const office = await officerOffice();
  office.setToday('2017-05-02');
  const { main } = await sitterOf(office, 'en', { roles: ['officer'] }, '2017-05-02')(nextList, { series: 'standard' });
  const forms = ['list.publish', 'list.publish-history'].map((act) => main.html.split(`data-act="${act}"`)[1]);
  for (const form of forms) expect(form?.split('</form>')[0]).toMatch(/name="leaveOut" data-as="list" value="march"/);
});
