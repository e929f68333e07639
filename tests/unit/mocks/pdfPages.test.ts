// @vitest-environment node
import { expect, test } from 'vitest'
import { drawPage } from '@mocks/platform/pages/pdfPages'
import { plainPdf } from '../../support/pdfFiles'

const WIDTH = 200

test('draws no page that nobody waits for, but each that somebody does', async () => {
  const file = { key: 'abandoned', load: plainPdf }
  const first = drawPage(file, 1, WIDTH)
  const leaver = new AbortController()
  const left = drawPage(file, 2, WIDTH, leaver.signal)
  const stayed = drawPage(file, 2, WIDTH)
  const next = drawPage(file, 3, WIDTH)
  leaver.abort()
  await expect(left).rejects.toThrow('aborted')
  const pages = await Promise.all([first, stayed, next])
  expect(pages.map(({ width }) => width)).toEqual([WIDTH, WIDTH, WIDTH])
  expect(pages.every(({ pixels }) => pixels.some((value) => value < 255))).toBe(true)
})
