import * as z from 'zod'

const Shared = z.object({
  report: z.string().regex(/^[\w-]{1,40}$/),
  version: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .optional(),
})

/** The report that an address asks to share, and its version; null where it names none, or wrongly. */
export function sharedIn(params: URLSearchParams): z.infer<typeof Shared> | null {
  const read = Shared.safeParse(Object.fromEntries(params))
  return read.success ? read.data : null
}
