import type { AnyQuestion } from '@escala/office';
import { LIST_TYPE, uploadTerms } from '../fide-register/upload-terms.ts';
import type { Components } from './components.ts';
import { jsonSchemaOf } from './json-schema-of.ts';
import { answers, FEDERATION, type Operation, type Parameter, securityOf, whoMay } from './operation.ts';

/** The question about the loaded list: the upload shares its address and its answer. */
export const LIST_QUESTION = 'fide-register.show';

/** FIDE's list as a file (D-OFF-584): the only request whose body is not JSON. */
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
