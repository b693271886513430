import { ADMINISTRATOR, OFFICER, type Permissions } from './permission.ts';

export const imports = {
  'import.open': OFFICER,
  'import.players': OFFICER,
  'import.list': OFFICER,
  'import.events': OFFICER,
  'import.close': OFFICER,
  'import.show': OFFICER,
  'import.search': OFFICER,
  'import.doubts': OFFICER,
  'import.read-players': OFFICER,
  'import.read-list': OFFICER,
  'import.read-events': OFFICER,
  'fide-list.wanted': OFFICER,
  'fide-list.compare': OFFICER,
  'fide-list.apply': OFFICER,
  'fide-register.show': { ...OFFICER, ...ADMINISTRATOR, arbiter: 'any' },
  'fide-register.load': ADMINISTRATOR,
  'fide-register.find': { ...OFFICER, arbiter: 'any', delegate: 'any' },
} as const satisfies Permissions;
