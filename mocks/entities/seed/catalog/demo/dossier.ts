import { DRUG_STAGES, type DrugDetail } from '@/entities/drugs.api'
import type { Drug, Programme, Stage } from '../known/things'
import { dayIn, LAST_MONTH, monthOf, yearMonth } from './months'
import { randomOf, type Random } from './random'

type Block = 'timeline' | 'rights' | 'patents' | 'exclusivity' | 'deals' | 'sales'
/** What is published with a source of its own, and never invented. */
type Published = 'mechanismEn' | 'mechanismZh' | 'atc' | 'approvals' | 'sources'
/** Here every block can be read. */
export type Dossier = { [Name in Block]: NonNullable<DrugDetail[Name]> } & Pick<DrugDetail, Published>

/** Months that an invented drug takes to leave a stage. */
const LENGTHS: Readonly<Record<Stage, readonly [from: number, to: number]>> = {
  preclinical: [24, 40],
  phase1: [14, 26],
  phase2: [20, 36],
  phase3: [28, 48],
  applying: [9, 15],
  listed: [0, 0],
}
/** Months before the last one in which the present stage was reached. */
const RECENT = 48
const PATENT_MONTHS = 20 * 12
const PATENT_KINDS = ['compound', 'formulation', 'use'] as const
/** Years after the first approval. */
const EXCLUSIVITIES = { CN: ['data', 6], US: ['data', 5], EU: ['market', 10], JP: ['data', 8] } as const
/** USD. */
const UPFRONTS: Readonly<Record<Stage, number>> = {
  preclinical: 12e6,
  phase1: 30e6,
  phase2: 70e6,
  phase3: 160e6,
  applying: 240e6,
  listed: 300e6,
}
/** Share of peak sales in each year on the market. */
const UPTAKE = [0.08, 0.25, 0.48, 0.7, 0.88, 1, 1, 0.97, 0.95, 0.9] as const

type Timeline = Dossier['timeline']

/** The month in which a programme reached the stage it is in. */
function reachedIn({ stage }: Programme, drug: Drug, isFirst: boolean, random: Random): number {
  if (stage !== 'listed') return LAST_MONTH - random.integer(0, RECENT)
  const first = monthOf(drug.firstApprovalYear!, random.integer(1, 12))
  return isFirst ? first : Math.min(LAST_MONTH, first + random.integer(12, 60))
}

/** Back from the present stage to the first one. */
function eventsOf(programme: Programme, reached: number, random: Random): Timeline {
  const { indication, stage, company, region } = programme
  const events: Timeline = []
  let month = reached
  for (let at = DRUG_STAGES.indexOf(stage); at >= 0; at--) {
    if (at < DRUG_STAGES.indexOf(stage)) month -= random.integer(...LENGTHS[DRUG_STAGES[at]!])
    events.unshift({ indication, stage: DRUG_STAGES[at]!, date: yearMonth(month), region, company })
  }
  return events
}

function patentsOf({ id, programmes }: Drug, begun: number, random: Random): Dossier['patents'] {
  return PATENT_KINDS.slice(0, random.integer(1, PATENT_KINDS.length)).flatMap((kind, index) => {
    const filed = begun + index * random.integer(18, 40)
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

function dealsOf({ companies, stage }: Drug, begun: number, random: Random): Dossier['deals'] {
  const [from, to] = companies
  if (!from || !to) return []
  const upfront = Math.round((UPFRONTS[stage] * (0.5 + random.next())) / 1e6) * 1e6
  const signed = random.integer(Math.min(begun + 12, LAST_MONTH), LAST_MONTH)
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

/** Of the full years until the last month. */
function salesOf({ firstApprovalYear }: Drug, random: Random): Dossier['sales'] {
  if (firstApprovalYear === null) return []
  const peak = random.integer(40, 2_400) * 1e6
  const lastYear = Math.floor(LAST_MONTH / 12) - 1
  return Array.from({ length: lastYear - firstApprovalYear }, (_, index) => ({
    year: firstApprovalYear + 1 + index,
    amount: Math.round((peak * (UPTAKE[index] ?? UPTAKE.at(-1)!)) / 1e5) * 1e5,
    currency: 'USD' as const,
  }))
}

/** The file of an invented drug: made when it is opened, and always the same for the same one. */
export function demoDossier(drug: Drug): Dossier {
  const random = randomOf(Number(drug.id.slice(-5)))
  const { programmes, companies } = drug
  const histories = programmes.map((programme, index) =>
    eventsOf(programme, reachedIn(programme, drug, index === 0, random), random),
  )
  const [year, month] = histories[0]![0]!.date.split('-').map(Number)
  const begun = monthOf(year!, month)
  const licensed = programmes.find(({ company }) => company === companies[1])
  return {
    timeline: histories.flat(),
    rights: companies.map((company, index) => ({
      company,
      role: index === 0 ? 'originator' : 'licensee',
      region: index === 0 ? null : (licensed?.region ?? null),
    })),
    patents: patentsOf(drug, begun, random),
    exclusivity: exclusivityOf(drug, random),
    deals: dealsOf(drug, begun, random),
    sales: salesOf(drug, random),
    approvals: [],
  }
}
