import * as z from 'zod/mini'
import { isPlainName } from '@/shared/lib/fileNames'
import { hasSignatureOf } from './signatures'

/** Extensions per kind of upload, as the specification lists them; a .docx is rejected. */
export const UPLOAD_KINDS = {
  image: ['png', 'jpg', 'jpeg'],
  file: ['doc', 'xls', 'xlsx', 'pdf'],
  sheet: ['csv', 'xlsx'],
  /** Statements of banks and wallets: tables, MT940 (`sta`, `mt940`, `txt`) and CAMT (`xml`). */
  statement: ['csv', 'txt', 'tsv', 'xls', 'xlsx', 'xml', 'sta', 'mt940'],
} as const
export type UploadKind = keyof typeof UPLOAD_KINDS

/** Bytes. */
export const MEGABYTE = 1024 * 1024

/** Bytes; a file of exactly this size is accepted. */
export const MAX_FILE_SIZE = 5 * MEGABYTE
/** Files per field; an upload queue has no such limit. */
export const MAX_FILES = 5
export const MAX_NAME_LENGTH = 100

/** Limits of one place. */
export interface UploadLimits {
  /** Extensions in lower case. */
  types: readonly string[]
  /** Bytes. */
  maxSize: number
  /** Files that may be added to an upload queue at a time; null if the place sets no limit. */
  maxFiles: number | null
}

/** Limits of the specification, which apply wherever the server gives no others. */
export const specifiedLimits = (kind: UploadKind): UploadLimits => ({
  types: UPLOAD_KINDS[kind],
  maxSize: MAX_FILE_SIZE,
  maxFiles: null,
})

/** Never accepted, whatever a server allows: the operating system, a browser or a web server would run them. */
const EXECUTABLES: ReadonlySet<string> = new Set(
  (
    'exe com bat cmd msi scr pif cpl dll sys lnk reg hta jar app apk sh bash ps1 psm1 vbs vbe js mjs cjs jse ' +
    'wsf wsh html htm xhtml mht mhtml svg php jsp asp aspx swf'
  ).split(' '),
)

/** True for an extension that a place may accept. */
export const isAcceptableType = (type: string) => /^[a-z0-9]{1,10}$/.test(type) && !EXECUTABLES.has(type)

const ifValid = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullish(schema), null)

/** Limits that a server sets for a place [assumed]; `types` are extensions. */
const UploadSetting = z.object({
  types: ifValid(z.array(z.catch(z.string(), ''))),
  maxMb: ifValid(z.number().check(z.positive())),
  maxFiles: ifValid(z.int().check(z.positive())),
})
export type UploadSetting = z.infer<typeof UploadSetting>

/**
 * Parses what a server says about uploads of documents to a place. It can only widen the specification's limits: a part
 * that is missing, invalid or narrower changes nothing.
 */
export const DocumentLimits = z.pipe(
  z.catch(z.nullish(UploadSetting), null),
  z.transform((setting): UploadLimits => {
    const { types, maxSize } = specifiedLimits('file')
    const given = (setting?.types ?? []).map((type) => type.trim().toLowerCase().replace(/^\./, ''))
    return {
      types: [...new Set([...types, ...given.filter(isAcceptableType)])],
      maxSize: Math.max(maxSize, Math.floor((setting?.maxMb ?? 0) * MEGABYTE)),
      maxFiles: setting?.maxFiles ?? null,
    }
  }),
)

/** Each has its own message. */
export type BrokenRule = 'type' | 'name' | 'nameLength' | 'empty' | 'size' | 'content' | 'unreadable'

/** Lower case, without the dot; empty if there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export function checkMetadata({ name, size }: Pick<File, 'name' | 'size'>, { types, maxSize }: UploadLimits) {
  if (!types.includes(extensionOf(name))) return 'type'
  if (!isPlainName(name)) return 'name'
  if (name.length > MAX_NAME_LENGTH) return 'nameLength'
  if (size === 0) return 'empty'
  return size > maxSize ? 'size' : null
}

const LEADING_BYTES = 4096

export async function checkContent(file: File): Promise<'content' | 'unreadable' | null> {
  try {
    const leading = new Uint8Array(await file.slice(0, LEADING_BYTES).arrayBuffer())
    return hasSignatureOf(extensionOf(file.name), leading) ? null : 'content'
  } catch {
    return 'unreadable' // moved or made inaccessible since it was chosen
  }
}
