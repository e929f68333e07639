import { expect, test } from 'vitest'
import { roomSetting } from '@/features/rooms/domain/setting'
import { check } from '@/shared/form/validation'

test.each([
  ['10.0.0.0/8', undefined],
  ['10.0.0.256', 'address'],
  ['10.0.0.1/33', 'address'],
  ['1.2.3.4\n5.6.7.8', undefined],
])('an address %j: %s', (addresses, issue) => {
  const { issues } = check<unknown, string>(roomSetting(), { addresses })
  expect(issues.find(({ path }) => path[0] === 'addresses')?.key).toBe(issue)
})
