/** The address without user and password, for messages. */
export function shownAddress(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'PostgreSQL';
  }
}
