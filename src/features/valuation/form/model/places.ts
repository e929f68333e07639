import type { ValuationForm } from './schema'
import { PATIENT_FIELDS } from './patientBasis'
import type { Evidence } from './evidence'
import { regionOfName, sourceOfRegion } from './regions'

/** Path of a field in the form. */
type Path = readonly (string | number)[]

/** Fields whose value is an assumption of the report, and so may carry a source. */
const ASSUMED: ReadonlySet<string> = new Set([
  'annualCostPerPatient',
  'classPenetration',
  'cogs',
  'comboRevenueShare',
  'currentSales',
  'dataExclusivity',
  'dataExclusivityYears',
  'decline',
  'discounting',
  'entrants',
  'expectedReturn',
  'futureBudget',
  'growth',
  'growthHorizon',
  'headToHeadOutcome',
  'launchCost',
  'launchDate',
  'launchLag',
  'marketSize',
  'orderOfEntry',
  'overlapWithLead',
  'patentExpiry',
  'patientPool',
  'peakShare',
  'peakYear',
  'priceGrowth',
  'probabilityOfApproval',
  'retention',
  'royalty',
  'sga',
  'sharedStages',
  'spend',
  'tailYears',
  'tax',
  'uptake',
  'wacc',
  'workingCapital',
])

/** Fields of a stage's plan, by the assumption that is made of them. */
const OF_STAGE: Readonly<Record<string, string>> = { stageDuration: 'months', stageCost: 'cost' }

export const bearsEvidence = (path: Path): boolean => {
  if (path.at(-3) === 'regions') return true
  return path[0] === 'stages'
    ? Object.values(OF_STAGE).includes(String(path.at(-1)))
    : ASSUMED.has(String(path.at(-1)))
}

/** Where the form keeps the source of a field: that of a further indication goes with it when it is removed. */
export const evidencePath = (path: Path): (string | number)[] =>
  path[0] === 'otherIndications'
    ? ['otherIndications', path[1]!, 'evidence', path.slice(2).join('.')]
    : ['evidence', path.join('.')]

interface Assumed {
  field: string
  indication?: string | null | undefined
  stage?: string | null | undefined
}

/** What the user named as the source of an assumption. */
export function evidenceOf(form: ValuationForm, { field, indication, stage }: Assumed): Evidence | undefined {
  const given = form.evidence ?? {}
  if (stage) return OF_STAGE[field] ? given[`stages.${stage}.${OF_STAGE[field]}`] : undefined
  if (PATIENT_FIELDS.some((each) => each === field)) return given[`patients.${field}`]
  if (field === 'dataExclusivityYears') return given.dataExclusivityYears ?? given.dataExclusivity
  const other = form.otherIndications?.find((each) => each.indication.id === indication)
  const region = regionOfName(field)
  if (region) return (other ? other.evidence : form.evidence)?.[sourceOfRegion(region.region, region.field)]
  const isOwn = other !== undefined && other[field as keyof typeof other] !== undefined
  if (field === 'growth' && !isOwn && form.decline !== undefined) return given.decline
  // What a further indication leaves empty is taken over from the preferred one, and its source with it.
  return isOwn ? other.evidence?.[field] : given[field]
}
