/** The address without user and password, for messages. */
export function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'PostgreSQL';
  }
}
