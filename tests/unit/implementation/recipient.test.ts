import { expect, test } from 'vitest'
import { recipientChanges } from '@/features/implementation/domain/recipient'

const agreed = { payee: 'Blue Creek Ltd.', account: 'GB29 NWBK 6016' }

test.each([
  { given: agreed, changes: [] },
  { given: { payee: 'ＢＬＵＥ　creek ltd.', account: 'gb29nwbk6016' }, changes: [] },
  { given: { ...agreed, account: 'GB29 NWBK 6017' }, changes: ['account'] },
  { given: { payee: 'Blue Creek', account: '' }, changes: ['payee', 'account'] },
])('$given differs in $changes', ({ given, changes }) => {
  expect(recipientChanges(given, agreed)).toEqual(changes)
})

test('a field that the agreement leaves open does not differ', () => {
  expect(recipientChanges(agreed, { payee: 'Blue Creek Ltd.', account: '' })).toEqual([])
})
