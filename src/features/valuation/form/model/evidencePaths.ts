import { valueAt } from '@/shared/form/fieldPath'
import type { ValuationForm } from './valuationSchema'
import { PATIENT_FIELDS } from './patientBasis'
import type { Evidence } from './evidence'
import { regionFromName, regionEvidenceKey } from './regions'

type Path = readonly (string | number)[]

const ASSUMPTION_FIELDS: ReadonlySet<string> = new Set([
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
  'rndRate',
  'royalty',
  'salesForceCost',
  'sga',
  'sharedStages',
  'spend',
  'tailYears',
  'tax',
  'uptake',
  'uptakeByYear',
  'wacc',
  'workingCapital',
])

/** Fields of a stage's plan, by the name of their assumption. */
const STAGE_PLAN_FIELDS: Readonly<Record<string, string>> = { stageDuration: 'months', stageCost: 'cost' }

export const canHaveEvidence = (path: Path): boolean => {
  if (path.at(-3) === 'regions') return true
  return path[0] === 'stages'
    ? Object.values(STAGE_PLAN_FIELDS).includes(String(path.at(-1)))
    : ASSUMPTION_FIELDS.has(String(path.at(-1)))
}

/** Path of a field's source in the form; that of a further indication is stored with it, and so removed with it. */
export const evidencePath = (path: Path): (string | number)[] =>
  path[0] === 'otherIndications'
    ? ['otherIndications', path[1]!, 'evidence', path.slice(2).join('.')]
    : ['evidence', path.join('.')]

interface AssumptionRef {
  field: string
  indication?: string | null | undefined
  stage?: string | null | undefined
}

export function evidenceOf(
  form: ValuationForm,
  { field, indication, stage }: AssumptionRef,
): Evidence | undefined {
  const given = form.evidence ?? {}
  const other = form.otherIndications?.find((each) => each.indication.id === indication)
  if (stage) {
    const name = STAGE_PLAN_FIELDS[field]
    // A plan of its own has no source.
    const hasOwn = name !== undefined && valueAt(other?.stages, [stage, name]) !== undefined
    return name === undefined || hasOwn ? undefined : given[`stages.${stage}.${name}`]
  }
  if (PATIENT_FIELDS.some((each) => each === field)) return given[`patients.${field}`]
  if (field === 'dataExclusivityYears') return given.dataExclusivityYears ?? given.dataExclusivity
  const region = regionFromName(field)
  if (region)
    return (other ? other.evidence : form.evidence)?.[regionEvidenceKey(region.region, region.field)]
  const isOwn = other !== undefined && other[field as keyof typeof other] !== undefined
  if (field === 'growth' && !isOwn && form.decline !== undefined) return given.decline
  // Values that a further indication leaves empty are those of the preferred one, together with their sources.
  return isOwn ? other.evidence?.[field] : given[field]
}
