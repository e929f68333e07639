import { beforeEach, expect, test } from 'vitest'
import { requested } from '@mocks/concepts/figures'
import { concepts } from '@mocks/concepts/store'
import { claims } from '@mocks/implementation/claims'
import { policies } from '@mocks/implementation/policies'
import { agreements } from '@mocks/implementation/funds'
import { projects } from '@mocks/implementation/store'
import { resetDb } from '@mocks/platform/db'
import '@mocks/platform/handlers'

beforeEach(resetDb)

test('no demo concept is approved for more than it requested', () => {
  const approved = concepts.all().filter(({ approvedAmount }) => approvedAmount !== null)
  expect(approved.length).toBeGreaterThan(100)
  expect(
    approved
      .filter((concept) => concept.approvedAmount! > requested(concept).askedAmount!)
      .map(({ id }) => id),
  ).toEqual([])
})

test('some claims share a policy, in its currency', () => {
  const used = new Set(claims.all().map(({ policyId }) => policyId))
  expect(used.size).toBeLessThan(claims.size)
  for (const { policyId, currency } of claims.all())
    expect(policies.require(policyId).currency).toBe(currency)
})

test('the agreements of a project in its currency do not exceed the approved amount', () => {
  for (const { id, currency, approved } of projects.all()) {
    const own = agreements.all().filter((each) => each.projectId === id && each.currency === currency)
    expect(own.reduce((sum, { total }) => sum + total, 0)).toBeLessThanOrEqual(approved)
  }
})
