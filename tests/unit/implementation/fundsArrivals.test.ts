import { beforeEach, expect, test } from 'vitest'
import { db } from '@mocks/account/store'
import { concepts } from '@mocks/concepts/store'
import { startProject } from '@mocks/implementation/startProject'
import { agreements, instalmentsOf } from '@mocks/implementation/funds'
import '@mocks/platform/handlers'
import { resetDb } from '@mocks/platform/db'

beforeEach(resetDb)

const TYPED = {
  name: 'BLX-220',
  organisation: 'Demo Ltd.',
  phase: 'verification',
  start: '2026-01-01',
  end: '2028-01-01',
  currency: 'CNY',
  budget: 1,
  spent: 0,
  contractNo: '',
  policyNo: '',
} as const

/** Starts a project from the demo concept with another payment plan. */
function start(plan: object) {
  const admin = db.accounts.find(({ userName }) => userName === 'admin')!
  const concept = concepts.require('5013')
  const { id } = startProject(
    admin,
    admin,
    { ...concept, afterStage: { ...concept.afterStage, ...plan } },
    TYPED,
  )
  return agreements.all().filter(({ projectId }) => projectId === id)
}

test('the payment plan of a concept becomes an agreement of its project, exact to the cent and in date order', () => {
  const approved = concepts.require('5013').approvedAmount ?? 0
  const last = (Math.round(approved * 100) - 33_33) / 100
  const made = start({
    contractNo: 'C-77',
    instalments: [
      { due: '2027-06-30', amount: last },
      { due: '2027-01-31', amount: 33.33 },
    ],
  })
  expect(made).toMatchObject([{ no: 'C-77', total: approved, payee: 'Demo Ltd.' }])
  expect(instalmentsOf(made[0]!.id).map(({ no, due, amount, state }) => [no, due, amount, state])).toEqual([
    [1, '2027-01-31', 33.33, 'planned'],
    [2, '2027-06-30', last, 'planned'],
  ])
})

test('a plan that does not add up to the approved amount creates no agreement', () => {
  expect(start({ instalments: [{ due: '2027-01-31', amount: 1 }] })).toEqual([])
})
