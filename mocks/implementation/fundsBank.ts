import { sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import type { StoredInstalment } from './store'

/** What left the account for an instalment and stands on no statement yet. */
export const residualOf = (instalment: StoredInstalment): number =>
  toAmount(toCents(instalment.bankAmount) - toCents(sumAmounts([])))
