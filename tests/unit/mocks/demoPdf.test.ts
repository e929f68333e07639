import { expect, test } from 'vitest'
import { drawPicture, drawText, pdfFile } from '@mocks/platform/pdf'

test('each object of a PDF is at its listed offset, and its keywords have their own lines', () => {
  const pages = [drawText('One', 72, 82, 14), drawText('二', 72, 82, 14) + drawPicture(0, 0, 9, 9)]
  const bytes = pdfFile({ title: '文件', pages, outline: [{ title: 'One', page: 1 }] })
  const text = new TextDecoder().decode(bytes)
  const [, table = ''] = /\nxref\n0 \d+\n0{10} 65535 f \n([^t]*)trailer/.exec(text) ?? []
  const offsets = table.match(/^\d{10}/gm)!.map(Number)
  expect(offsets.length).toBe(text.match(/ 0 obj$/gm)!.length)
  for (const [at, offset] of offsets.entries())
    expect(text.slice(offset, text.indexOf('\n', offset))).toBe(`${at + 1} 0 obj`)
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)![1])).startsWith('xref\n')).toBe(true)
  expect(text.match(/[^\n](?:endstream|endobj|(?<!end)stream)$/gm)).toBeNull()
  for (const [, length, body] of text.matchAll(/\/Length (\d+)>>\nstream\n([^]*?)\nendstream\n/g))
    expect(body).toHaveLength(Number(length))
})
