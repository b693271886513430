import { ADMINISTRATOR, OFFICER, type Permissions } from './permission.ts';

export const registry = {
  'federation.found': ADMINISTRATOR,
  'federation.amend': ADMINISTRATOR,
  'player.register': { ...OFFICER, delegate: 'own' },
  'player.amend': OFFICER,
} as const satisfies Permissions;
