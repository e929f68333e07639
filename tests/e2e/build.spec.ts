import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { ofAnyNeighbour } from '../support/sheets'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })

const scriptIn = (file: string) => (file.endsWith('.js') ? readFileSync(`${dist}/${file}`, 'utf8') : '')

test('the production build holds no mock code, no demo account and no source map', () => {
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

test('what all screens run begins with the hint that has it compiled as it arrives', () => {
  const hinted = files.filter((file) => scriptIn(file).startsWith('//# allFunctionsCalledOnLoad\n'))
  const names = hinted.map((file) => /(\w+)-[^/]*$/.exec(file)?.[1])
  expect(new Set(names)).toEqual(
    new Set(['libraries', 'start', 'frame', 'workspace', 'common', 'parts', 'list']),
  )
})

test('no rule of the build is about the neighbour of just anything', () => {
  const sheets = files.filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(10)
  const rules = sheets.flatMap((file) => ofAnyNeighbour(readFileSync(`${dist}/${file}`, 'utf8')))
  expect(rules).toEqual([])
})
