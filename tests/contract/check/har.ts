import { readFile, stat } from 'node:fs/promises'
import * as z from 'zod/mini'

export interface Exchange {
  /** Position in the recording, from 1. */
  entry: number
  /** Lower case. */
  method: string
  url: URL
  kind: 'call' | 'page file' | 'socket' | 'preflight'
  sent: { type: string; text: string | null; params: readonly FormField[] }
  answer: {
    status: number
    headers: (name: string) => string | null
    /** Null if the recording lacks it or holds only a part. */
    blob: Blob | null
    /** Cancelled by the browser before an answer arrived. */
    isAborted: boolean
  }
}

export interface Recording {
  exchanges: readonly Exchange[]
  unreadable: number
}

/** In bytes; a larger file would not fit into memory as JSON. */
const MAX_BYTES = 200 * 1024 * 1024
const MEGABYTE = 1024 * 1024

const text = z.catch(z.nullish(z.string()), null)
const count = z.catch(z.nullish(z.number()), null)
const Headers = z.catch(z.array(z.object({ name: z.string(), value: z.string() })), [])
const FormField = z.object({ name: z.string(), value: text, fileName: text, contentType: text })
type FormField = z.infer<typeof FormField>

const Entry = z.object({
  _resourceType: text,
  request: z.object({
    method: z.pipe(
      z.string(),
      z.transform((method) => method.toLowerCase()),
    ),
    url: z.pipe(
      z.url(),
      z.transform((url) => new URL(url)),
    ),
    headers: Headers,
    postData: z.catch(
      z.nullish(z.object({ mimeType: text, text, params: z.catch(z.array(FormField), []), encoding: text })),
      null,
    ),
  }),
  response: z.object({
    status: z.int(),
    headers: Headers,
    bodySize: count,
    _error: text,
    content: z.catch(z.nullish(z.object({ size: count, mimeType: text, text, encoding: text })), null),
  }),
})
type Entry = z.infer<typeof Entry>

const Har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })

const bytesOf = (value: string, encoding: string | null | undefined) =>
  Buffer.from(value, encoding === 'base64' ? 'base64' : 'utf8')

/** Resources of a page other than API calls, by the browser's resource type or by content type. */
const PAGE_KINDS = /^(document|stylesheet|script|image|font|media|manifest|texttrack|ping|prefetch)$/
const PAGE_TYPES = /^(text\/(html|css)|image\/|font\/|(text|application)\/(x-)?javascript)/i

function kindOf({ _resourceType, request, response }: Entry): Exchange['kind'] {
  if (/^wss?:$/.test(request.url.protocol) || _resourceType === 'websocket' || response.status === 101) {
    return 'socket'
  }
  if (request.method === 'options' || _resourceType === 'preflight') return 'preflight'
  const isPageFile = _resourceType
    ? PAGE_KINDS.test(_resourceType)
    : request.method === 'get' && PAGE_TYPES.test(response.content?.mimeType ?? '')
  return isPageFile ? 'page file' : 'call'
}

const isJson = (bytes: Buffer) => {
  try {
    JSON.parse(bytes.toString())
    return true
  } catch {
    return false
  }
}

function blobOf({ content, bodySize }: Entry['response']): Blob | null {
  const type = content?.mimeType ?? ''
  const size = content?.size ?? -1
  // Without text although the size is not 0 or not known: the browser did not record it.
  if (typeof content?.text !== 'string')
    return size === 0 && (bodySize ?? 0) <= 0 ? new Blob([], { type }) : null
  const bytes = bytesOf(content.text, content.encoding)
  // Browsers truncate long ones.
  const isCut = size > bytes.length && /json/i.test(type) && !isJson(bytes)
  return isCut ? null : new Blob([bytes], { type })
}

function exchangeOf(value: unknown, index: number): Exchange[] {
  const parsed = Entry.safeParse(value)
  if (!parsed.success) return []
  const { request, response } = parsed.data
  const { postData } = request
  const { _error: error } = response
  const headerOf = (headers: z.infer<typeof Headers>, name: string) =>
    headers.find((header) => header.name.toLowerCase() === name)?.value ?? null
  const blob = blobOf(response)
  return [
    {
      entry: index + 1,
      method: request.method,
      url: request.url,
      kind: kindOf(parsed.data),
      sent: {
        type: headerOf(request.headers, 'content-type') ?? postData?.mimeType ?? '',
        text:
          typeof postData?.text === 'string' ? bytesOf(postData.text, postData.encoding).toString() : null,
        params: postData?.params ?? [],
      },
      answer: {
        // A recording keeps the cached body of a 304.
        status: response.status === 304 && blob && blob.size > 0 ? 200 : response.status,
        headers: (name) => headerOf(response.headers, name.toLowerCase()),
        blob,
        isAborted: response.status === 0 && /ABORTED|cancel/i.test(error ?? 'aborted'),
      },
    },
  ]
}

type Read<T> = { ok: true; value: T } | { ok: false; message: string }
const refuse = (message: string) => ({ ok: false, message }) as const

async function textOf(file: string): Promise<Read<string>> {
  try {
    const { size } = await stat(file)
    if (size > MAX_BYTES) {
      const megabytes = Math.ceil(size / MEGABYTE)
      return refuse(
        `has ${megabytes} MB, more than the ${MAX_BYTES / MEGABYTE} MB that can be read: record fewer screens, or only Fetch/XHR`,
      )
    }
    const bytes = await readFile(file)
    if (bytes.length === 0) return refuse('is empty')
    const isPacked = (bytes[0] === 0x1f && bytes[1] === 0x8b) || (bytes[0] === 0x50 && bytes[1] === 0x4b)
    if (isPacked) return refuse('is compressed: unpack it first')
    return { ok: true, value: bytes.toString().replace(/^\uFEFF/, '') }
  } catch (error) {
    return refuse(`cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`)
  }
}

/** Parses JSON. The parser's own message is dropped because it quotes the text. */
function parsed(source: string): Read<unknown> {
  try {
    return { ok: true, value: JSON.parse(source) as unknown }
  } catch {
    return refuse(
      /^\s*\{/.test(source)
        ? 'was cut off or damaged: export the recording anew'
        : 'is not JSON, so it is no HAR',
    )
  }
}

/** Reads a browser's recording (HAR 1.2), or returns an error; its message contains nothing of the file. */
export async function readHar(file: string): Promise<Read<Recording>> {
  const source = await textOf(file)
  if (!source.ok) return source
  const json = parsed(source.value)
  if (!json.ok) return json
  const har = Har.safeParse(json.value)
  if (!har.success) return refuse('is JSON, but no HAR: it has no log.entries')
  const { entries } = har.data.log
  if (entries.length === 0) return refuse('holds no requests: record while the client is used')
  const exchanges = entries.flatMap(exchangeOf)
  if (exchanges.length === 0) return refuse('holds no entry with a request and a response')
  return { ok: true, value: { exchanges, unreadable: entries.length - exchanges.length } }
}
