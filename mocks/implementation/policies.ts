import type { ClaimBody } from '@/features/implementation/claims/claims.api'
import { changedTerms, pickTerms, termsOn, type PolicyTerms } from '@/features/implementation/domain/policy'
import type { Currency } from '@/shared/lib/money'
import { normalizeCode } from '@/shared/lib/creditCode'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

export interface PolicyVersion extends PolicyTerms {
  /** First day on which the terms hold; empty for the original ones. */
  from: string
  reason: string
  by: string
  time: string
}

export interface StoredPolicy {
  id: string
  no: string
  currency: Currency
  versions: readonly [PolicyVersion, ...PolicyVersion[]]
}

export const policies = collection<StoredPolicy>(REFUSALS.noPolicy)

/** A number names the same policy in any spelling. */
export const findPolicy = (no: string): StoredPolicy | undefined =>
  policies.all().find((each) => normalizeCode(each.no) === normalizeCode(no))

/** Terms by which a claim is judged: those on the day of its event. */
export const termsOfClaim = ({ policyId, occurrence }: { policyId: string; occurrence: string }) =>
  pickTerms(termsOn(policies.require(policyId).versions, occurrence))

/**
 * Returns the id of the policy that a claim names, and records a policy that is new. The terms of a recorded one can't
 * be entered differently, except while `isOwn`: until anything else refers to it, its draft may correct it.
 */
export function recordPolicy(
  { policyNo, occurrence, ...content }: ClaimBody,
  currency: Currency,
  by: string,
  isOwn: (policy: StoredPolicy) => boolean,
): string {
  const entered = { ...pickTerms(content), from: '', reason: '', by, time: now() }
  const recorded = findPolicy(policyNo)
  if (!recorded) return policies.add({ no: policyNo, currency, versions: [entered] }).id
  const { id, no, versions } = recorded
  if (versions.length === 1 && isOwn(recorded))
    return policies.put({ id, no: policyNo, currency, versions: [entered] }).id
  if (recorded.currency !== currency) throw new Refusal(500, REFUSALS.policyCurrency(no, recorded.currency))
  const changed = changedTerms(content, termsOn(versions, occurrence))
  if (changed.length > 0) throw new Refusal(500, REFUSALS.policyTerms(no, changed))
  return id
}
