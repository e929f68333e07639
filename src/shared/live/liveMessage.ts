import * as z from 'zod/mini'

/** Longer texts are no messages; reading one would hold the page up. */
const LONGEST = 1_000_000

const Message = z.object({
  code: z.coerce.number().check(z.int()),
  /** Under 200 the name of the news, else a text for the user. */
  msg: z.pipe(
    z.nullish(z.string()),
    z.transform((msg) => msg ?? ''),
  ),
  data: z.optional(z.unknown()),
})

/** Codes of the socket that mean something. */
const NEWS = 200
const IGNORED = 2300

export type LiveMessage =
  | { kind: 'news'; name: string; data: unknown }
  /** Any other code: its text is shown and the link is given up. */
  | { kind: 'end'; text: string }
  | { kind: 'ignored' }

/** What a text from the socket says. One that is no message is ignored. */
export function readMessage(text: string): LiveMessage {
  if (text.length > LONGEST) return { kind: 'ignored' }
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
