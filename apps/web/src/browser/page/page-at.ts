/** Another page of the site, read without navigating to it. */
export async function pageAt(address: string, signal?: AbortSignal): Promise<Document> {
  const answer = await fetch(address, { ...(signal ? { signal } : {}), headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(answer.statusText);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}
