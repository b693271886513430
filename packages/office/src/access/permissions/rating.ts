import { EVERYBODY, OFFICER, type Permissions } from './permission.ts';

export const rating = {
  'list.publish': OFFICER,
  'list.publish-history': OFFICER,
  'list.revise': OFFICER,
  'list.preview': OFFICER,
  'list.preview-revision': OFFICER,
  'list.read': EVERYBODY,
  'list.search': EVERYBODY,
  'list.verify': EVERYBODY,
  'list.differences': EVERYBODY,
  'list.sections': EVERYBODY,
  'list.highlights': EVERYBODY,
  'period.read': OFFICER,
  'rating.live': EVERYBODY,
  'rating.history': EVERYBODY,
  'rating.explain': EVERYBODY,
  'rating.explain-live': EVERYBODY,
  'rating.document': EVERYBODY,
  'player.events': EVERYBODY,
} as const satisfies Permissions;
