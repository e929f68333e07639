import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })

test('the production build contains no mock code, demo account or source map', () => {
  const code = files.filter((file) => /\.(js|html|css)$/.test(file))
  expect(code.length).toBeGreaterThan(10)
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  for (const file of code) {
    const text = readFileSync(`${dist}/${file}`, 'utf8')
    for (const mark of [
      'analyst123',
      '林估值',
      'DEMO-101',
      'mockFault',
      '__demo',
      'msw',
      'sourceMappingURL',
    ]) {
      expect(text.includes(mark), `${mark} in ${file}`).toBe(false)
    }
  }
})
