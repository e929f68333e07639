import type { Language } from '@/shared/lib/language'
import type { TFunction } from '@/shared/i18n'
import { BRIDGE_GROUPS } from '../engine'
import type { ValuationForm } from '../form/model/valuationSchema'
import { findKnown } from '../reports/model/valuationNames'
import type { Group } from './explain'
import { inputDifferences } from './inputDifferences'

const GROUPS: readonly Group[] = [...BRIDGE_GROUPS, 'method']

/** Label of the inputs that a step changed; unknown groups are shown as received. */
export const groupName = (t: TFunction, groups: readonly string[]): string =>
  groups
    .map((group) => {
      const found = findKnown(GROUPS, group)
      return found ? t(`valuationVersions:group.${found}`) : group
    })
    .join(t('valuationVersions:and'))

/** Groups that are a single form field with values short enough to be shown. */
const FIELDS: Readonly<Partial<Record<string, string>>> = {
  discountRate: 'wacc',
  peakShare: 'peakShare',
  price: 'annualCostPerPatient',
  growth: 'growth',
  patientPool: 'patientPool',
  cogsPct: 'cogs',
  sgaPct: 'sga',
}

/** Label of a step with the old and new value of its field: `Discount rate 11% → 13%`. */
export function stepName(
  t: TFunction,
  groups: readonly string[],
  { older, newer, language }: { older: ValuationForm; newer: ValuationForm; language: Language },
): string {
  const name = groupName(t, groups)
  const field = groups.length === 1 ? FIELDS[groups[0]!] : undefined
  const found =
    field !== undefined && inputDifferences(older, newer, t, language).find(({ key }) => key === field)
  if (!found || found.change !== 'changed') return name
  return t('valuationVersions:group.fromTo', { name, from: found.older, to: found.newer })
}
