import { expect, test } from 'vitest'
import { watermarkPdf, unmarkableReason } from '@mocks/platform/watermarkPdf'
import {
  damagedPdf,
  encryptedPdf,
  decodeLatin1,
  PAGE_COUNT,
  plainPdf,
  utf16Hex,
} from '../../support/pdfFiles'

test('every page of a copy carries the watermark above its content', async () => {
  const mark = '孙受让 2026-01-02'
  const copy = await watermarkPdf(plainPdf(), mark)
  expect(copy).toBeInstanceOf(Uint8Array)
  const text = decodeLatin1(copy as Uint8Array)
  const streams = text.split('endstream')
  expect(streams.filter((stream) => stream.includes(`<${utf16Hex(mark)}>`))).toHaveLength(PAGE_COUNT)
  const contents = [...text.matchAll(/\/Contents \[([^\]]*)\]/g)]
  expect(contents).toHaveLength(PAGE_COUNT)
  for (const [, streams] of contents) {
    const last = /(\d+) 0 R\s*$/.exec(streams!)![1]!
    expect(text.slice(text.indexOf(`\n${last} 0 obj`)).split('endstream')[0]).toContain(utf16Hex(mark))
  }
  expect(text).toContain('(Page 3) Tj')
  expect(await unmarkableReason(copy as Uint8Array)).toBeNull()
})

test.each([
  ['encrypted', encryptedPdf],
  ['damaged', damagedPdf],
] as const)('%s: the file is recognised and gets no copy', async (reason, file) => {
  expect(await unmarkableReason(file())).toBe(reason)
  expect(await watermarkPdf(file(), 'x')).toBe(reason)
})
