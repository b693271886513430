import { searchClubs } from '@escala/office/questions';
import { table } from '../../../components/table.ts';
import { notice } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { clubBoard } from './club-board.ts';
import { clubPath } from './club-frame.ts';

/** A club's tasks and matches. */
export const clubBoardPage = defineDeskPage({
  path: '/desk/club/:club',
  needs: ['delegate.matches'],
  view: ({ ask, params, site }) => clubBoard(ask, site, params.club),
});

const MOST = 500;

/** A delegate of one club goes straight to it; with several clubs, and in the office, the user chooses. */
export const clubHomePage = defineDeskPage({
  path: '/desk/club',
  needs: ['delegate.matches'],
  view: async ({ ask, site }) => {
    const { translate, viewer, language } = site;
    const isOffice = viewer.roles.includes('officer');
    const clubsOf = [...viewer.clubs, ...(viewer.delegationClubs ?? [])];
    const [only] = clubsOf;
    if (!isOffice && only !== undefined && clubsOf.length === 1) return clubBoard(ask, site, only);
    const { clubs } = await ask(searchClubs, { limit: MOST });
    const own = clubs
      .filter(({ club }) => isOffice || clubsOf.includes(club))
      .sort((a, b) => a.name.localeCompare(b.name, language));
    return {
      title: translate('web.word.club'),
      facts: [translate(isOffice ? 'web.word.choose-club' : 'web.word.choose-club')],
      main:
        own.length === 0
          ? notice(translate('web.desk-teams.no-club'))
          : table(site, own, [
              ['web.word.club', ({ club, name }) => html`<a href="${href(site, clubPath(club))}">${name}</a>`, 'name'],
              ['web.clubs.town', ({ town }) => town, 'quiet'],
            ]),
    };
  },
});
