import { jsonSchemas } from '@escala/formats';
import { DONE, type ExitCode } from '../exit-codes.ts';
import { writeOut } from '../output/standard-output.ts';
import { UsageError } from '../usage-error.ts';

/** `escala schema`: the names of the document formats, or the JSON Schema of one of them. */
export async function schema(name: string | undefined): Promise<ExitCode> {
  const schemas: Readonly<Record<string, object>> = jsonSchemas();
  const names = Object.keys(schemas);
  if (name === undefined) {
    await writeOut(names.map((known) => `${known}\n`));
    return DONE;
  }
  if (!Object.hasOwn(schemas, name))
    throw new UsageError('cli.usage.unknown-schema', { name, names: names.join(', ') });
  await writeOut([`${JSON.stringify(schemas[name], null, 2)}\n`]);
  return DONE;
}
