import { beforeEach, expect, test } from 'vitest'
import { requested } from '@mocks/concepts/figures'
import { concepts } from '@mocks/concepts/store'
import { claims } from '@mocks/implementation/claims'
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

test('all claims of a policy have the same insurer, insured and sum', () => {
  const policies = new Set(claims.all().map(({ policyNo }) => policyNo))
  expect(policies.size).toBeLessThan(claims.size)
  const policyFacts = claims
    .all()
    .map(({ policyNo, insurer, insured, sumInsured }) => `${policyNo} ${insurer} ${insured} ${sumInsured}`)
  expect(new Set(policyFacts).size).toBe(policies.size)
})

test('the agreements of a project in its currency do not exceed the approved amount', () => {
  for (const { id, currency, approved } of projects.all()) {
    const own = agreements.all().filter((each) => each.projectId === id && each.currency === currency)
    expect(own.reduce((sum, { total }) => sum + total, 0)).toBeLessThanOrEqual(approved)
  }
})
