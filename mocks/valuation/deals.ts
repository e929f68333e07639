import {
  DEAL_AREAS,
  DEAL_STAGES,
  OWN_DEAL_FIELDS,
  OwnDealInput,
  type ComparableFilter,
} from '@/features/valuation/reports/model/comparables.api'
import english from '@/features/valuation/locales/en.json'
import chinese from '@/features/valuation/locales/zh.json'
import englishForm from '@/features/valuation/locales/form.en.json'
import chineseForm from '@/features/valuation/locales/form.zh.json'
import { comparablesOf } from '@/features/valuation/reports/model/comparablesOf'
import type { Report } from '@/features/valuation/reports/model/report.api'
import type { Comparable } from '@/features/valuation/reports/model/reportContent'
import { MODALITIES, stageOf } from '@/features/valuation/form/model/formOptions'
import type { ValuationForm } from '@/features/valuation/form/model/valuationSchema'
import { CNY_PER_USD, type ConvertibleCurrency } from '@/shared/lib/money'

import { parseRows } from '../entities/table/readTable'
import type { TableOf } from '../entities/table/table'
import { importResult } from '../entities/table/tableFile'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { formText } from '../platform/files'
import { readUploadedSheet } from '../platform/sheet'
import { REFUSALS } from './refusals'

type Deal = Pick<Comparable, 'name' | 'stage' | 'area' | 'year' | 'modality'> & { valueUsd: number }

const STAGES = ['preclinical', 'phase1', 'phase2', 'phase3', 'applying', 'listed'] as const

/** Median of the invented deal values per stage, in USD. */
const MEDIAN_USD: Record<(typeof STAGES)[number], number> = {
  preclinical: 45e6,
  phase1: 110e6,
  phase2: 260e6,
  phase3: 620e6,
  applying: 900e6,
  listed: 1_600e6,
}

const AREAS = [
  'oncology',
  'autoimmune',
  'metabolic',
  'neurology',
  'infectious',
  'hematology',
  'cardiovascular',
  'ophthalmology',
] as const

/** Multiples of the median, which give each stage and area seven deals. */
const SPREAD = [0.35, 0.6, 0.8, 1, 1.3, 1.9, 3.2]

/** Invented, and marked as demo everywhere, because real terms are rarely public. */
const DEALS: readonly Deal[] = AREAS.flatMap((area, a) =>
  STAGES.flatMap((stage, s) =>
    SPREAD.map((factor, i) => ({
      name: `DEMO-${String(a * 100 + s * 10 + i + 1).padStart(3, '0')}`,
      stage,
      area,
      modality: MODALITIES[(a + i) % MODALITIES.length],
      valueUsd: Math.round((MEDIAN_USD[stage] * factor * (1 + a * 0.07)) / 1e6) * 1e6,
      year: 2019 + ((a + s + i) % 7),
    })),
  ),
)

export const comparablesFor = (form: ValuationForm): Comparable[] => dealsOf(filterOf(form))

/** Deals of the asset's own stage and area, with which a report compares it. */
const filterOf = ({ currentStage, preferredIndication, currency }: ValuationForm): ComparableFilter => ({
  stage: stageOf(currentStage) ?? 'listed',
  area: preferredIndication.therapeuticArea ?? 'oncology',
  currency,
})

const passes =
  ({ stage, area, modality, since }: ComparableFilter) =>
  (deal: Pick<Comparable, 'stage' | 'area' | 'modality' | 'year'>) =>
    (stage === undefined || deal.stage === stage) &&
    (area === undefined || deal.area === area) &&
    (modality === undefined || deal.modality === modality) &&
    (since === undefined || deal.year >= since)

function dealsOf(filter: ComparableFilter): Comparable[] {
  const rate = filter.currency === 'CNY' ? CNY_PER_USD : 1
  return DEALS.filter(passes(filter)).map(({ valueUsd, ...deal }) => ({
    ...deal,
    value: valueUsd * rate,
    isDemo: true,
  }))
}

interface StoredDeal extends OwnDealInput {
  id: string
  ownerId: string
}

export const ownDeals = collection<StoredDeal>(REFUSALS.noOwnDeal)

const isOwnedBy =
  ({ userId }: Account) =>
  ({ ownerId }: StoredDeal) =>
    ownerId === userId

export const ownDealsOf = (account: Account) => ownDeals.all().filter(isOwnedBy(account))

export const removeOwnDeals = (account: Account, ids: string) =>
  ownDeals.remove(ownDeals.requireAll(ids, isOwnedBy(account)))

function rateBetween(from: ConvertibleCurrency, to: ConvertibleCurrency): number {
  if (from === to) return 1
  return to === 'CNY' ? CNY_PER_USD : 1 / CNY_PER_USD
}

function ownComparables(account: Account, filter: ComparableFilter): Comparable[] {
  return ownDealsOf(account)
    .filter(passes(filter))
    .map(({ id: _id, ownerId: _owner, currency, value, ...deal }) => ({
      ...deal,
      value: value * rateBetween(currency, filter.currency),
      isDemo: false,
      isOwn: true,
    }))
}

export const findDeals = (account: Account, filter: ComparableFilter): Comparable[] => [
  ...dealsOf(filter),
  ...ownComparables(account, filter),
]

/**
 * A report as its reader sees it: compared with their own deals as well. They are not stored with the report, because
 * others may read it too.
 */
export function withOwnDeals(account: Account, report: Report): Report {
  const own = ownComparables(account, filterOf(report.form))
  if (!report.content || own.length === 0) return report
  const { summary, comparables } = report.content
  const deals = [...comparables.rows, ...(comparables.leftOut ?? []), ...own]
  return { ...report, content: { ...report.content, comparables: comparablesOf(summary.rnpv, deals) } }
}

/** Finds the code of a label in either language; a cell that is none stays, and is refused by the schema. */
function codeIn(codes: readonly string[], labels: readonly Readonly<Record<string, string>>[], cell = '') {
  const key = cell.trim().toLowerCase()
  return (
    codes.find((code) =>
      [code, ...labels.map((each) => each[code])].some((name) => name?.toLowerCase() === key),
    ) ?? cell
  )
}

type DealField = (typeof OWN_DEAL_FIELDS)[number]

const DEAL_TABLE: TableOf<DealField, OwnDealInput> = {
  fields: OWN_DEAL_FIELDS,
  translations: { zh: chinese.ownDeals, en: english.ownDeals },
  dictionaries: {},
  days: new Set(),
  schema: OwnDealInput,
  toInput: ({ stage, area, modality, currency, ...cells }) => ({
    ...cells,
    stage: codeIn(DEAL_STAGES, [chineseForm.stage, englishForm.stage], stage),
    area: codeIn(DEAL_AREAS, [chinese.area, english.area], area),
    modality: codeIn(MODALITIES, [chineseForm.modality, englishForm.modality], modality),
    currency: currency?.trim().toUpperCase(),
  }),
}

/** Stores the deals of an uploaded table, or none if a row is wrong. */
export async function importDeals(account: Account, body: FormData) {
  const taken = new Set(ownDealsOf(account).map(({ name }) => name))
  const sheet = await readUploadedSheet(body.get('file'))
  const rows = parseRows(DEAL_TABLE, sheet, { taken })
  const deals = rows.flatMap((row) => row.body ?? [])
  if (deals.length === rows.length)
    for (const deal of deals) ownDeals.add({ ...deal, ownerId: account.userId })
  return importResult(DEAL_TABLE, sheet, rows, formText(body, 'language'))
}
