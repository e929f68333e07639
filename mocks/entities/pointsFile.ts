import english from '@/features/account/locales/points.en.json'
import chinese from '@/features/account/locales/points.zh.json'
import type { RawFile } from '@/shared/api/endpoint'
import { now } from '../platform/clock'
import { number, text } from '../platform/xlsx/cells'
import type { ExportRequest } from './table/aboutSheet'
import { listFile } from './table/listFile'
import type { Wallet } from './wallet'

type Entry = Wallet['entries'][number]

const TEXTS = { zh: { ...chinese, ticket: '券' }, en: { ...english, ticket: 'Ticket' } }

export async function pointsFile(
  entries: readonly Entry[],
  { query, ...exported }: ExportRequest,
): Promise<RawFile> {
  const { field, kind, ticket: ticketHead, entries: title, from, to } = TEXTS[exported.language]
  const kindLabel = 'kind' in query ? kind[query.kind as Entry['kind']] : undefined
  const file = await listFile(
    title,
    entries,
    [
      [field.time, (entry) => text(entry.time)],
      [field.kind, (entry) => text(kind[entry.kind])],
      [field.subject, ({ subject }) => text(subject)],
      [field.points, ({ points }) => number(points, '0')],
      [field.tickets, ({ tickets }) => number(tickets, '0')],
      [ticketHead, ({ ticket }) => text(ticket)],
      [field.balance, ({ balance }) => number(balance, '0')],
    ],
    { ...exported, query: { ...query, kind: kindLabel }, labels: { ...field, from, to } },
  )
  return { ...file, name: `points_${now().replace(/\D/g, '')}.xlsx` }
}
