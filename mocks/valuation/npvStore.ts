import { evaluate, resolve, tornado } from '@/features/valuation/engine'
import type { Npv, NpvRow } from '@/features/valuation/npv/npv.api'
import { calculationOf, type Calculation } from '@/features/valuation/npv/calculation'
import { isListed, npvValuation } from '@/features/valuation/npv/npvValuation'
import type { NpvForm } from '@/features/valuation/npv/npvSchema'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { normalizeText } from '../platform/list'
import { Refusal } from '../platform/mock'
import { isOpenTo } from './store'
import { REFUSALS } from './refusals'

export interface SavedNpv {
  id: string
  ownerId: string
  form: NpvForm
  updateTime: string
}

export const npvs = collection<SavedNpv>(REFUSALS.noNpv)

/** Names are unique per owner; otherwise the list could not distinguish them. */
function checkName(ownerId: string, name: string, ownId?: string) {
  const isDuplicate = ({ id, ownerId: owner, form }: SavedNpv) =>
    id !== ownId && owner === ownerId && normalizeText(form.name) === normalizeText(name)
  if (npvs.all().some(isDuplicate)) throw new Refusal(500, REFUSALS.npvNameTaken(name))
}

/** Runs the client's own engine; throws a `Refusal` when it cannot compute the form. */
export function calculate(form: NpvForm): Calculation {
  const resolved = resolve(npvValuation(form).valuation)
  if (!resolved.ok) throw new Refusal(500, REFUSALS.npvNotComputable(resolved.error))
  return calculationOf(form, { evaluation: evaluate(resolved.value), tornado: tornado(resolved.value) })
}

/** Returns the caller's calculation, or throws 404. */
export const npvOf = (account: Account, id: string): SavedNpv => npvs.require(id, isOpenTo(account))

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

const saved = (npv: SavedNpv) => ({ id: npv.id, npv: npvRow(npv).npv })

export function addNpv({ userId }: Account, form: NpvForm) {
  checkName(userId, form.name)
  calculate(form)
  return saved(npvs.add({ ownerId: userId, form, updateTime: now() }))
}

export function changeNpv(account: Account, id: string, form: NpvForm) {
  const npv = npvOf(account, id)
  checkName(npv.ownerId, form.name, id)
  calculate(form)
  return saved(npvs.put({ ...npv, form, updateTime: now() }))
}
