import type { AnswerOf } from '@/shared/api'
import { namesOf } from '@/entities/catalog/catalogNames'
import type { drugApi } from '@/entities/drugs.api'
import { EMPTY_VALUE, formatMoney } from '@/shared/lib/money'
import type { Language } from '@/shared/lib/language'
import type { useCodeLabels } from '../model/useCodeLabels'

type Detail = AnswerOf<(typeof drugApi)['detail']>
type Word = ReturnType<typeof useCodeLabels>

export const PROPERTIES = [
  'stage',
  'modality',
  'drugType',
  'targets',
  'mechanism',
  'indications',
  'companies',
  'firstApproval',
  'route',
  'format',
  'payload',
  'linker',
  'dar',
  'patents',
  'exclusivity',
  'deals',
  'sales',
] as const
export type Property = (typeof PROPERTIES)[number]

const latest = (days: readonly (string | null | undefined)[]) =>
  days
    .filter((day) => typeof day === 'string')
    .sort()
    .at(-1) ?? EMPTY_VALUE

/** Property of a drug as text; drugs count as different if the texts differ. */
export function textOf(drug: Detail, property: Property, word: Word, language: Language): string {
  const nameOf = (entry: { nameEn: string; nameZh: string }) => namesOf(entry, language)[0]
  const list = (entries: readonly { nameEn: string; nameZh: string }[]) =>
    entries.map(nameOf).join('; ') || EMPTY_VALUE
  const { engineering } = drug
  const sales = (drug.sales ?? []).toSorted((a, b) => a.year - b.year).at(-1)
  const texts: Record<Property, () => string | number | null | undefined> = {
    stage: () => word('stage', drug.stage),
    modality: () => word('modality', drug.modality),
    drugType: () => word('drugType', drug.drugType),
    targets: () => list(drug.targets),
    mechanism: () => (language === 'zh' ? drug.mechanismZh : drug.mechanismEn),
    indications: () => list(drug.indications),
    companies: () => list(drug.companies),
    firstApproval: () =>
      drug.firstApprovalYear && `${drug.firstApprovalYear} · ${word('country', drug.firstApprovalRegion)}`,
    route: () => word('route', drug.route),
    format: () => engineering && word('format', engineering.format),
    payload: () => engineering?.payload,
    linker: () => engineering?.linker,
    dar: () => engineering?.dar,
    patents: () => latest((drug.patents ?? []).map(({ expires }) => expires)),
    exclusivity: () => latest((drug.exclusivity ?? []).map(({ expires }) => expires)),
    deals: () => (drug.deals ?? []).length || null,
    sales: () => sales && `${formatMoney(sales.amount, sales.currency, language)} · ${sales.year}`,
  }
  return String(texts[property]() || EMPTY_VALUE)
}
