import { type Problem, ProblemAnswer } from './problem-answer.ts';

/** `fetch` does not report upload progress. */
export function putFile<T>(
  url: string,
  file: Blob,
  headers: Readonly<Record<string, string>>,
  sent: (part: number) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    const all = {
      'accept-language': document.documentElement.lang,
      'content-type': 'application/octet-stream',
      ...headers,
    };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => sent(total > 0 ? loaded / total : 1));
    request.addEventListener('load', () => {
      if (request.status === 200) return resolve(request.response as T);
      const { problems = [], more } = Object(request.response) as { problems?: readonly Problem[]; more?: number };
      return reject(new ProblemAnswer(request.status, problems, more));
    });
    // The same error as `fetch` without a connection.
    request.addEventListener('error', () => reject(new TypeError('No connection.')));
    request.send(file);
  });
}
