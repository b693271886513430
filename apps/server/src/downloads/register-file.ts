import { writePlayersFile } from '@escala/formats';
import { REGISTER_COLUMNS, registerRows } from '@escala/office';
import type { Download } from '../routes/download.ts';

/** `/players.csv`: the register of players as a file that can be imported again; for those who may import. */
export const registerFile: Download = {
  kind: 'import.read-players',
  path: '/players.csv',
  long: {},
  answer: async (reading, _request, { today }) => ({
    contentType: 'text/csv; charset=utf-8',
    body: [...writePlayersFile(await registerRows(reading), REGISTER_COLUMNS)].join(''),
    fileName: `players-${today}.csv`,
  }),
};
