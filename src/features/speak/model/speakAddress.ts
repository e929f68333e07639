import * as z from 'zod/mini'
import { SCOPES } from '@/entities/roomScope'
import { Context } from './speak.api'

const AddressParams = z.object({
  report: z.optional(z.string()),
  concept: z.optional(z.string()),
  document: z.optional(z.string()),
  room: z.optional(z.string()),
  /** Section of the room; absent for the data rooms. */
  scope: z.catch(z.enum(SCOPES), 'vdr'),
})

/** Context named by a URL: `?report=`, `?concept=`, `?room=&document=`; null if there is none, or it is invalid. */
export function parseContext(params: URLSearchParams): Context | null {
  const { report, concept, document, room, scope } = AddressParams.parse(Object.fromEntries(params))
  if (report) return { kind: 'report', id: report }
  if (concept) return { kind: 'concept', id: concept }
  return document && room ? { kind: 'document', id: document, roomId: room, scope } : null
}

export function contextQuery(context: Context | null | undefined): string {
  if (!context) return ''
  if (context.kind !== 'document') return `?${new URLSearchParams({ [context.kind]: context.id }).toString()}`
  const { id, roomId, scope } = context
  return `?${new URLSearchParams({ room: roomId, document: id, ...(scope === 'vdr' ? {} : { scope }) }).toString()}`
}

export const ASK_ADDRESS = '/need/speak'

export const ASKED_PARAM = 'asked'

export const askedAddress = (id: string) =>
  `${ASK_ADDRESS}?${new URLSearchParams({ [ASKED_PARAM]: id }).toString()}`
