import english from '@/features/concepts/locales/halls.en.json'
import chinese from '@/features/concepts/locales/halls.zh.json'
import statisticsEn from '@/features/concepts/locales/statistics.en.json'
import statisticsZh from '@/features/concepts/locales/statistics.zh.json'
import type { conceptApi } from '@/features/concepts/model/concepts.api'
import type { RawAnswerOf, RawFile } from '@/shared/api/endpoint'
import type { ExportRequest } from '../entities/table/aboutSheet'
import { listFile } from '../entities/table/listFile'
import { entryLabel } from '../entities/table/table'
import { now } from '../platform/clock'
import { number, text } from '../platform/xlsx/cells'

type Row = RawAnswerOf<typeof conceptApi.list>['rows'][number]

const TEXTS = {
  zh: { ...chinese, currency: statisticsZh.column.currency },
  en: { ...english, currency: statisticsEn.column.currency },
}

export async function conceptsFile(rows: readonly Row[], exported: ExportRequest): Promise<RawFile> {
  const { language } = exported
  const { column, filter, currency: currencyLabel } = TEXTS[language]
  const file = await listFile(
    column.name,
    rows,
    [
      [column.code, ({ code }) => text(code)],
      [column.name, ({ name }) => text(name)],
      [column.organisation, ({ organisation }) => text(organisation)],
      [column.principalInvestigator, ({ principalInvestigator }) => text(principalInvestigator)],
      [column.indication, ({ indication }) => text(indication)],
      [column.state, ({ state }) => text(entryLabel('poc_status', state, language))],
      [column.submitTime, ({ submitTime }) => text(submitTime)],
      [
        column.askedAmount,
        ({ askedAmount }) => (askedAmount === null ? null : number(Number(askedAmount), '0.00')),
      ],
      [currencyLabel, ({ currency }) => text(currency)],
    ],
    {
      ...exported,
      labels: { ...column, ...filter, states: column.state },
      dictionaries: { states: 'poc_status', reached: 'poc_status' },
    },
  )
  return { ...file, name: `concepts_${now().replace(/\D/g, '')}.xlsx` }
}
