import { evaluate, resolve, tornado } from '@/features/valuation/engine'
import type { Npv, NpvRow } from '@/features/valuation/npv/api'
import { calculationOf, type Calculation } from '@/features/valuation/npv/calculation'
import { isListed, npvValuation } from '@/features/valuation/npv/npvValuation'
import type { NpvForm } from '@/features/valuation/npv/schema'
import { onReset, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'

export interface SavedNpv {
  id: string
  ownerId: string
  form: NpvForm
  updateTime: string
}

/** Every NPV calculation, by id. */
export const npvs = new Map<string, SavedNpv>()
onReset(() => npvs.clear())

/** A calculation by the client's own engine; refuses what that cannot compute. */
export function calculate(form: NpvForm): Calculation {
  const resolved = resolve(npvValuation(form).valuation)
  if (!resolved.ok) {
    const { code, field } = resolved.error
    throw new Refusal(500, `参数不合理，请检查后重新保存（${code}${field && ` ${field}`}）`)
  }
  return calculationOf(form, { evaluation: evaluate(resolved.value), tornado: tornado(resolved.value) })
}

/** The caller's calculation; administrators see everyone's. Refuses with 404. */
export function npvOf(account: Account, id: string): SavedNpv {
  const found = npvs.get(id)
  const isOwn = found && (found.ownerId === account.userId || account.roles.includes('admin'))
  if (!isOwn) throw new Refusal(404, 'NPV 计算不存在')
  return found
}

export function npvRow({ id, form, updateTime }: SavedNpv): NpvRow {
  const { rnpv, peakSales } = calculate(form).summary
  return {
    id,
    name: form.name,
    product: form.product,
    status: isListed(form) ? 'listed' : 'upcoming',
    currency: form.currency,
    baseDate: form.baseDate,
    launchDate: form.launchDate,
    npv: rnpv,
    peakSales,
    updateTime,
  }
}

export const npvDetail = (npv: SavedNpv): Npv => ({ ...npvRow(npv), form: npv.form })
