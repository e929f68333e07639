import * as z from 'zod/mini'

const Shared = z.object({
  report: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  version: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
})

/** The report that an address asks to share, and its version; null where it names none, or wrongly. */
export function sharedIn(params: URLSearchParams): z.infer<typeof Shared> | null {
  const read = Shared.safeParse(Object.fromEntries(params))
  return read.success ? read.data : null
}
