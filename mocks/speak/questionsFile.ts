import english from '@/features/speak/locales/en.json'
import chinese from '@/features/speak/locales/zh.json'
import type { speakApi } from '@/features/speak/model/speak.api'
import type { RawAnswerOf, RawFile } from '@/shared/api/endpoint'
import type { ExportRequest } from '../entities/table/aboutSheet'
import { listFile } from '../entities/table/listFile'
import { entryLabel } from '../entities/table/table'
import { now } from '../platform/clock'
import { number, text } from '../platform/xlsx/cells'
import type { ListFilter } from './lists'

type Row = RawAnswerOf<typeof speakApi.list>['rows'][number]

const TEXTS = { zh: chinese, en: english }

export async function questionsFile(
  rows: readonly Row[],
  { query, ...exported }: ExportRequest & { query: ListFilter },
): Promise<RawFile> {
  const { language } = exported
  const { column, list, sourceKind } = TEXTS[language]
  const kind = query.kind && sourceKind[query.kind]
  const file = await listFile(
    list.title,
    rows,
    [
      [column.title, (row) => text(row.title)],
      [column.kind, (row) => text(row.kind ? sourceKind[row.kind] : '')],
      [column.state, ({ state }) => text(entryLabel('speak_status', state, language))],
      [column.createTime, ({ createTime }) => text(createTime)],
      [column.points, ({ points }) => number(Number(points), '0')],
      [column.tickets, ({ tickets }) => number(Number(tickets), '0')],
    ],
    {
      ...exported,
      query: { ...query, kind },
      labels: { ...column, keyword: list.keyword, askedFrom: list.from, askedTo: list.to },
      dictionaries: { state: 'speak_status' },
    },
  )
  return { ...file, name: `ai_answers_${now().replace(/\D/g, '')}.xlsx` }
}
