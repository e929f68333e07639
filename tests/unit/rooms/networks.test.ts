import { expect, test } from 'vitest'
import { isInDomains } from '@/features/rooms/domain/setting'
import { isWithin } from '@mocks/rooms/networks'

test.each([
  ['10.1.2.3', null, true],
  ['10.1.2.3', '10.0.0.0/8', true],
  ['11.0.0.0', '10.0.0.0/8', false],
  ['192.168.1.127', '192.168.1.0/25', true],
  ['192.168.1.128', '192.168.1.0/25', false],
  ['203.0.113.30', '198.51.100.0/24\n203.0.113.30', true],
  ['203.0.113.31', '203.0.113.30', false],
  ['255.255.255.255', '0.0.0.0/0', true],
])('%s within %s: %s', (address, networks, isInside) => {
  expect(isWithin(address, networks)).toBe(isInside)
})

test.each([
  ['a@example.com', null, true],
  ['a@EXAMPLE.com', 'example.com', true],
  ['a@sub.example.com', 'example.com', false],
  ['a@example.com.cn', 'demo.org\nexample.com', false],
])('%s in %s: %s', (email, domains, isAllowed) => {
  expect(isInDomains(email, domains)).toBe(isAllowed)
})
