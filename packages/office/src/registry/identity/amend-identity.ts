import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { conflict, invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { ReadPicture } from '../../ports.ts';
import { amended } from '../as-seen.ts';
import { federationOf } from '../federation/federation.ts';
import {
  IDENTITY_FOLDER,
  type Identity,
  identityFactsSchema,
  identityKind,
  MARK_PAPER,
  MARK_TYPES,
  MOST_MARK_BYTES,
} from './identity.ts';

const { shape } = identityFactsSchema;

const noPictures: ReadPicture = async () => ({ fault: 'mark-not-here', values: {} });

/** Changes the federation's appearance. What is left out stays, `null` removes it. */
export const amendIdentity = defineAct({
  kind: 'identity.amend',
  command: z.strictObject({
    /** 0 if there is none yet. */
    version: z.int().min(0),
    accent: shape.accent.nullable(),
    shortName: shape.shortName.nullable(),
    text: shape.text.nullable(),
    address: shape.address.nullable(),
    email: shape.email.nullable(),
    phone: shape.phone.nullable(),
    officeHours: shape.officeHours.nullable(),
    privacyNotice: shape.privacyNotice.nullable(),
    links: shape.links.nullable(),
    listNames: shape.listNames.nullable(),
    hallScreen: shape.hallScreen.nullable(),
    /** An SVG or PNG file in Base64. */
    mark: z
      .base64()
      .max(Math.ceil(MOST_MARK_BYTES / 3) * 4)
      .nullable()
      .optional(),
  }),
  outcome: z.strictObject({
    federation: z.string(),
    version: z.int(),
    /** What the file was converted to, and which parts were removed. */
    mark: z.strictObject({ type: z.enum(MARK_TYPES), bytes: z.int(), removed: z.array(z.string()) }).optional(),
  }),
  subject: (_command, { federation }: { federation: string }) => ({ kind: 'federation', id: federation }),
  load: async (reading, { mark }, ports) => ({
    id: reading.federation,
    federation: await federationOf(reading),
    present: await reading.get(identityKind, reading.federation),
    mark: typeof mark === 'string' ? await (ports.readPicture ?? noPictures)(mark) : undefined,
  }),
  decide: ({ id, federation, present, mark }, command, { digest }) => {
    if (federation === undefined) return refuse(missing('federation-unknown', { id }));
    const version = present?.version ?? 0;
    if (version !== command.version)
      return refuse(conflict('changed-meanwhile', { id, yours: command.version, theirs: version }, command, present));
    const { version: _version, mark: told, ...facts } = command;
    const refused: Refusal[] = Object.keys(command.listNames ?? {})
      .filter((series) => !federation.series.some((each) => each.id === series))
      .map((series) => missing('series-unknown', { series }, { field: `listNames.${series}` }));
    if (mark !== undefined && 'fault' in mark) refused.push(invalid(mark.fault, mark.values, { field: 'mark' }));
    if (refused.length > 0 || (mark !== undefined && 'fault' in mark)) return refuse(...refused);
    const { bytes, removed, ...file } = mark ?? { bytes: undefined, removed: [] };
    const body: Identity = amended<Identity>(present?.body ?? {}, {
      ...facts,
      mark: told === null ? null : bytes && { ...file, hash: digest(bytes) },
    });
    return {
      changes: [put(identityKind, id, version, body)],
      filings: bytes === undefined ? [] : [{ folder: IDENTITY_FOLDER, name: MARK_PAPER, part: 0, bytes }],
      outcome: {
        federation: id,
        version: version + 1,
        ...(mark && { mark: { type: mark.type, bytes: mark.bytes.length, removed: [...mark.removed] } }),
      },
    };
  },
  onRecord: ({ mark, ...command }, digest) => ({
    ...command,
    ...(mark === null && { mark }),
    ...(mark && { mark: digest() }),
  }),
});
