import type { AnyQuestion } from '@escala/office';
import { LIST_TYPE, uploadTerms } from '../fide-register/upload-terms.ts';
import type { Components } from './components.ts';
import { jsonSchemaOf } from './json-schema-of.ts';
import { answers, FEDERATION, type Operation, type Parameter, securityOf, whoMay } from './operation.ts';

/** The question that tells of the list that is loaded: the upload has its place, and answers the same. */
export const LIST_QUESTION = 'fide-register.show';

/** FIDE's list as a file (D-OFF-584): the one request whose body is no JSON. */
export function uploadOperation({ answer }: AnyQuestion, parts: Components): Operation {
  const kind = 'fide-register.load';
  const query = Object.entries(jsonSchemaOf(uploadTerms).properties ?? {}).map(
    ([name, schema]): Parameter => ({ name, in: 'query', required: false, schema }),
  );
  return {
    operationId: kind,
    tags: ['fide-register'],
    summary: kind,
    description: `Loads FIDE’s list as the register of the installation: text, XML or ZIP, as downloaded. ${whoMay(kind)}`,
    parameters: [FEDERATION, ...query],
    requestBody: { required: true, content: { [LIST_TYPE]: { schema: { type: 'string', format: 'binary' } } } },
    responses: answers(parts.add(`${LIST_QUESTION}.answer`, answer, 'output'), [
      ...([400, 401, 403, 404, 409, 413, 415, 422, 429, 503] as const),
    ]),
    security: securityOf(kind, true),
  };
}
