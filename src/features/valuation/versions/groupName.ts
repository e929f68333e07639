import type { Language } from '@/shared/lib/language'
import type { TFunction } from '@/shared/i18n'
import { BRIDGE_GROUPS } from '../engine'
import type { ValuationForm } from '../form/model/schema'
import { known } from '../reports/model/text'
import type { Group } from './explain'
import { inputDifferences } from './inputDifferences'

const GROUPS: readonly Group[] = [...BRIDGE_GROUPS, 'method']

/** What a step of a bridge changed; a group that is not known is shown as received. */
export const groupName = (t: TFunction, groups: readonly string[]): string =>
  groups
    .map((group) => {
      const found = known(GROUPS, group)
      return found ? t(`valuationVersions:group.${found}`) : group
    })
    .join(t('valuationVersions:and'))

/** Groups that are one field of the form, short enough to be written beside its name. */
const FIELDS: Readonly<Partial<Record<string, string>>> = {
  discountRate: 'wacc',
  peakShare: 'peakShare',
  price: 'annualCostPerPatient',
  growth: 'growth',
  patientPool: 'patientPool',
  cogsPct: 'cogs',
  sgaPct: 'sga',
}

/** The name of a step with what its field was and is: `Discount rate 11% → 13%`. */
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
