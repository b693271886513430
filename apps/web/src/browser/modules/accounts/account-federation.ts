import { part } from '../../accounts/page-parts.ts';

/** The time zones that this browser knows. */
part('#time-zones').append(
  ...Intl.supportedValuesOf('timeZone').map((zone) => Object.assign(document.createElement('option'), { value: zone })),
);
