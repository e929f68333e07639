import { expect, test } from 'vitest'
import { PATTERNS, screens } from '../../support/screens'

test('the pages of every feature are tried, and every pattern has a page', () => {
  const tried = Object.keys(import.meta.glob('./*.test.ts')).map((path) => path.slice(2, -'.test.ts'.length))
  const all = screens()
  expect(tried).toEqual(expect.arrayContaining([...new Set(all.map(({ area }) => area))]))
  expect(all.map(({ address }) => address)).toEqual(expect.arrayContaining(Object.values(PATTERNS)))
})
