import { DRUG_STAGES, type DrugDetail } from '@/entities/drugs.api'
import type { Drug, Programme, Stage } from '../known/catalogTypes'
import { dayIn, LAST_MONTH, monthOf, yearMonth } from './months'
import { createRandom, type Random } from './random'

type Block = 'timeline' | 'rights' | 'patents' | 'exclusivity' | 'deals' | 'sales'
/** Published with a source of its own, and never invented. */
type Published = 'mechanismEn' | 'mechanismZh' | 'atc' | 'approvals' | 'sources'
export type Dossier = { [Name in Block]: NonNullable<DrugDetail[Name]> } & Pick<DrugDetail, Published>

const STAGE_MONTHS: Readonly<Record<Stage, readonly [from: number, to: number]>> = {
  preclinical: [24, 40],
  phase1: [14, 26],
  phase2: [20, 36],
  phase3: [28, 48],
  applying: [9, 15],
  listed: [0, 0],
}
const MAX_MONTHS_IN_STAGE = 48
const PATENT_MONTHS = 20 * 12
const PATENT_KINDS = ['compound', 'formulation', 'use'] as const
/** Years after the first approval. */
const EXCLUSIVITIES = { CN: ['data', 6], US: ['data', 5], EU: ['market', 10], JP: ['data', 8] } as const
const UPFRONTS: Readonly<Record<Stage, number>> = {
  preclinical: 12e6,
  phase1: 30e6,
  phase2: 70e6,
  phase3: 160e6,
  applying: 240e6,
  listed: 300e6,
}
/** Share of peak sales in each year on the market. */
const SALES_UPTAKE = [0.08, 0.25, 0.48, 0.7, 0.88, 1, 1, 0.97, 0.95, 0.9] as const

type Timeline = Dossier['timeline']

function monthReached({ stage }: Programme, drug: Drug, isFirst: boolean, random: Random): number {
  if (stage !== 'listed') return LAST_MONTH - random.integer(0, MAX_MONTHS_IN_STAGE)
  const first = monthOf(drug.firstApprovalYear!, random.integer(1, 12))
  return isFirst ? first : Math.min(LAST_MONTH, first + random.integer(12, 60))
}

function eventsOf(programme: Programme, reached: number, random: Random): Timeline {
  const { indication, stage, company, region } = programme
  const events: Timeline = []
  let month = reached
  for (let at = DRUG_STAGES.indexOf(stage); at >= 0; at--) {
    if (at < DRUG_STAGES.indexOf(stage)) month -= random.integer(...STAGE_MONTHS[DRUG_STAGES[at]!])
    events.unshift({ indication, stage: DRUG_STAGES[at]!, date: yearMonth(month), region, company })
  }
  return events
}

function patentsOf({ id, programmes }: Drug, startMonth: number, random: Random): Dossier['patents'] {
  return PATENT_KINDS.slice(0, random.integer(1, PATENT_KINDS.length)).flatMap((kind, index) => {
    const filed = startMonth + index * random.integer(18, 40)
    if (filed > LAST_MONTH) return []
    const day = random.integer(1, 28)
    const number = `DEMO-P${id.slice(-5)}-${index + 1}`
    const { region } = programmes[0]!
    return [{ number, kind, region, filed: dayIn(filed, day), expires: dayIn(filed + PATENT_MONTHS, day) }]
  })
}

function exclusivityOf({ firstApprovalYear, orphan }: Drug, random: Random): Dossier['exclusivity'] {
  if (firstApprovalYear === null) return []
  const approved = monthOf(firstApprovalYear, random.integer(1, 12))
  const regular = Object.entries(EXCLUSIVITIES).map(([region, [kind, years]]) => ({
    region,
    kind,
    expires: dayIn(approved + years * 12, 1),
  }))
  return orphan ? [...regular, { region: 'US', kind: 'orphan', expires: dayIn(approved + 84, 1) }] : regular
}

function dealsOf({ companies, stage }: Drug, startMonth: number, random: Random): Dossier['deals'] {
  const [from, to] = companies
  if (!from || !to) return []
  const upfront = Math.round((UPFRONTS[stage] * (0.5 + random.next())) / 1e6) * 1e6
  const signed = random.integer(Math.min(startMonth + 12, LAST_MONTH), LAST_MONTH)
  return [
    {
      date: dayIn(signed, random.integer(1, 28)),
      kind: 'license',
      from,
      to,
      currency: 'USD',
      upfront,
      total: upfront * random.integer(4, 12),
    },
  ]
}

/** Full years up to the last month only. */
function salesOf({ firstApprovalYear }: Drug, random: Random): Dossier['sales'] {
  if (firstApprovalYear === null) return []
  const peak = random.integer(40, 2_400) * 1e6
  const lastYear = Math.floor(LAST_MONTH / 12) - 1
  return Array.from({ length: lastYear - firstApprovalYear }, (_, index) => ({
    year: firstApprovalYear + 1 + index,
    amount: Math.round((peak * (SALES_UPTAKE[index] ?? SALES_UPTAKE.at(-1)!)) / 1e5) * 1e5,
    currency: 'USD' as const,
  }))
}

/** Generated when opened; deterministic per drug. */
export function demoDossier(drug: Drug): Dossier {
  const random = createRandom(Number(drug.id.slice(-5)))
  const { programmes, companies } = drug
  const histories = programmes.map((programme, index) =>
    eventsOf(programme, monthReached(programme, drug, index === 0, random), random),
  )
  const [year, month] = histories[0]![0]!.date.split('-').map(Number)
  const startMonth = monthOf(year!, month)
  const licensed = programmes.find(({ company }) => company === companies[1])
  return {
    timeline: histories.flat(),
    rights: companies.map((company, index) => ({
      company,
      role: index === 0 ? 'originator' : 'licensee',
      region: index === 0 ? null : (licensed?.region ?? null),
    })),
    patents: patentsOf(drug, startMonth, random),
    exclusivity: exclusivityOf(drug, random),
    deals: dealsOf(drug, startMonth, random),
    sales: salesOf(drug, random),
    approvals: [],
  }
}
