import * as z from 'zod/mini'

/** Longer texts are ignored; parsing them would block the page. */
const MAX_LENGTH = 1_000_000

const Message = z.object({
  code: z.coerce.number().check(z.int()),
  /** With code 200 the name of the message, else a text for the user. */
  msg: z.pipe(
    z.nullish(z.string()),
    z.transform((msg) => msg ?? ''),
  ),
  data: z.optional(z.unknown()),
})

/** Codes of the socket with a meaning. */
const NEWS = 200
const IGNORED = 2300

export type LiveMessage =
  | { kind: 'news'; name: string; data: unknown }
  /** Any other code: its text is shown and the connection is closed. */
  | { kind: 'end'; text: string }
  | { kind: 'ignored' }

/** Parses a text from the socket; invalid ones are ignored. */
export function parseLiveMessage(text: string): LiveMessage {
  if (text.length > MAX_LENGTH) return { kind: 'ignored' }
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { kind: 'ignored' }
  }
  const parsed = Message.safeParse(raw)
  if (!parsed.success || parsed.data.code === IGNORED) return { kind: 'ignored' }
  const { code, msg, data } = parsed.data
  return code === NEWS ? { kind: 'news', name: msg, data } : { kind: 'end', text: msg }
}
