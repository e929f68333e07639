import * as z from 'zod/mini'
import { SCOPES } from '@/entities/roomScope'
import { Context } from './speak.api'

const Said = z.object({
  report: z.optional(z.string()),
  concept: z.optional(z.string()),
  document: z.optional(z.string()),
  room: z.optional(z.string()),
  /** Of the room's section; the data rooms' without. */
  scope: z.catch(z.enum(SCOPES), 'vdr'),
})

/** What an address asks about: `?report=`, `?concept=`, `?room=&document=`; null where it names nothing, or wrongly. */
export function contextIn(params: URLSearchParams): Context | null {
  const { report, concept, document, room, scope } = Said.parse(Object.fromEntries(params))
  if (report) return { kind: 'report', id: report }
  if (concept) return { kind: 'concept', id: concept }
  return document && room ? { kind: 'document', id: document, roomId: room, scope } : null
}

/** The query string that asks about something; empty for nothing. */
export function askingAbout(context: Context | null | undefined): string {
  if (!context) return ''
  if (context.kind !== 'document') return `?${new URLSearchParams({ [context.kind]: context.id }).toString()}`
  const { id, roomId, scope } = context
  return `?${new URLSearchParams({ room: roomId, document: id, ...(scope === 'vdr' ? {} : { scope }) }).toString()}`
}

/** Where a question is asked, and its answer waited for. */
export const ASK_ADDRESS = '/need/speak'

/** Under this name the address says which question is shown. */
export const ASKED = 'asked'

/** Of a question that was asked. */
export const askedAddress = (id: string) =>
  `${ASK_ADDRESS}?${new URLSearchParams({ [ASKED]: id }).toString()}`
