import * as z from 'zod/mini'
import { SCOPES } from '@/entities/roomScope'
import { safeLink } from './inlineMarkdown'

const ENTITIES = ['drug', 'indication', 'target', 'company', 'trial'] as const
const HALLS = ['apply', 'incubate'] as const

const SourceFields = {
  no: z.int(),
  title: z.string(),
  excerpt: z.nullish(z.string()),
}

/** Source of a statement in an answer. Paths are built here; an external URL is always shown with its host. */
export const Source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report'), id: z.coerce.string(), ...SourceFields }),
  z.object({ kind: z.literal('concept'), id: z.coerce.string(), hall: z.enum(HALLS), ...SourceFields }),
  z.object({
    kind: z.literal('document'),
    id: z.coerce.string(),
    scope: z.enum(SCOPES),
    roomId: z.coerce.string(),
    page: z.int().check(z.minimum(1)),
    ...SourceFields,
  }),
  z.object({ kind: z.enum(ENTITIES), id: z.coerce.string(), ...SourceFields }),
  z.object({ kind: z.literal('web'), url: z.string(), ...SourceFields }),
])
export type Source = z.infer<typeof Source>

const encode = encodeURIComponent

/** Path of a source within the product; null for an external one. */
export function sourcePath(source: Source): string | null {
  switch (source.kind) {
    case 'web':
      return null
    case 'report':
      return `/valuation/report/${encode(source.id)}`
    case 'concept':
      return `/${source.hall}/${encode(source.id)}`
    case 'document': {
      const { scope, roomId, id, page } = source
      return `/${scope}/vdocumenttree?${new URLSearchParams({ roomId, document: id, read: String(page) }).toString()}`
    }
    default:
      return `/search/${source.kind}/${encode(source.id)}`
  }
}

/** URL of an external source; null for an internal one, or if it may not be followed. */
export const externalUrl = (source: Source): URL | null =>
  source.kind === 'web' ? safeLink(source.url) : null
