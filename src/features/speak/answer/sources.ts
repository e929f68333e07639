import * as z from 'zod/mini'
import { SCOPES } from '@/entities/roomScope'
import { safeLink } from './inline'

/** The things of the catalogue that have a page of their own. */
const ENTITIES = ['drug', 'indication', 'target', 'company', 'trial'] as const
const HALLS = ['apply', 'incubate'] as const

const Named = {
  /** As the answer marks it: `[1]`. */
  no: z.int(),
  title: z.string(),
  /** What stands there. */
  excerpt: z.nullish(z.string()),
}

/** Where something in an answer comes from. Its address is made here: one from outside is only ever shown with its host. */
export const Source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report'), id: z.coerce.string(), ...Named }),
  z.object({ kind: z.literal('concept'), id: z.coerce.string(), hall: z.enum(HALLS), ...Named }),
  z.object({
    kind: z.literal('document'),
    id: z.coerce.string(),
    scope: z.enum(SCOPES),
    roomId: z.coerce.string(),
    page: z.int().check(z.minimum(1)),
    ...Named,
  }),
  z.object({ kind: z.enum(ENTITIES), id: z.coerce.string(), ...Named }),
  z.object({ kind: z.literal('web'), url: z.string(), ...Named }),
])
export type Source = z.infer<typeof Source>

const part = encodeURIComponent

/** Where a source stands in the product; null for one outside of it. */
export function placeOf(source: Source): string | null {
  switch (source.kind) {
    case 'web':
      return null
    case 'report':
      return `/valuation/report/${part(source.id)}`
    case 'concept':
      return `/${source.hall}/${part(source.id)}`
    case 'document': {
      const { scope, roomId, id, page } = source
      return `/${scope}/vdocumenttree?${new URLSearchParams({ roomId, document: id, read: String(page) }).toString()}`
    }
    default:
      return `/search/${source.kind}/${part(source.id)}`
  }
}

/** Where a source outside of the product stands; null where it may not be followed. */
export const outsideOf = (source: Source): URL | null => (source.kind === 'web' ? safeLink(source.url) : null)
