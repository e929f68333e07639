import { expect, test } from 'vitest'
import { asFile, cleanFileName, detectErrorBody, fileName } from '@/shared/api/fileAnswer'

const headersOf =
  (headers: Record<string, string>) =>
  (name: string): string | null =>
    headers[name] ?? null

test.each([
  ['..\\..\\etc/a.pdf', 'a.pdf'],
  ['a<b>c:d"e|f?g*.pdf', 'abcdefg.pdf'],
  [' ..hidden.txt ', 'hidden.txt'],
  ['v1.2..pdf', 'v1.2..pdf'],
  ['agreement\u202Efdp.exe', 'agreementfdp.exe'],
  [`${'x'.repeat(150)}.pdf`, `${'x'.repeat(146)}.pdf`],
  ['...', null],
  ['folder/', null],
])('the file name %j is cleaned to %j', (raw, name) => {
  expect(cleanFileName(raw)).toBe(name)
})

test.each([
  ["attachment; FileName* = UTF-8'en'%E6%8A%A5.pdf ; size=3", '报.pdf'],
  ['attachment; filename*=%E6%8A%A5.pdf', '报.pdf'],
  ['attachment; filename*=%E6%8A; filename=plain.pdf', 'plain.pdf'],
  ['attachment; FileName = plain.pdf ; size=3', 'plain.pdf'],
  ['attachment; filename = "two words.pdf"; size=3', 'two words.pdf'],
  ['attachment; filename=%E6%8A%A5.pdf', '报.pdf'],
  ['attachment; filename=100%.pdf', '100%.pdf'],
  ['attachment; filename=5%E.pdf', '5%E.pdf'],
  ['attachment; filename="a;b.pdf"', 'a;b.pdf'],
  ["attachment; filename*=utf-8'a.pdf", 'a.pdf'],
  ['attachment; filename=""', null],
  ['attachment', null],
])('Content-Disposition %j names the file %j', (header, name) => {
  expect(fileName(headersOf({ 'content-disposition': header }))).toBe(name)
})

test('download-filename comes before Content-Disposition', () => {
  const headers = headersOf({ 'download-filename': 'a%20b.pdf', 'content-disposition': 'filename=c.pdf' })
  const blob = new Blob(['x'])
  expect(asFile(blob, headers)).toEqual({ blob, name: 'a b.pdf' })
})

test.each([
  ['application/json;charset=utf-8', 'x', 'json'],
  ['Application/Problem+JSON', 'x', 'json'],
  ['text/html ; charset=utf-8', 'x', 'page'],
  ['text/xml', 'x', 'page'],
  ['application/xml', 'x', 'page'],
  ['application/xml-dtd', 'x', null],
  ['application/vnd.text/xml', 'x', null],
  ['', '\uFEFF \n<?xml version="1.0"?>', 'page'],
  ['', '<!DOCTYPE html>', 'page'],
  ['', '<HTML lang="en">', 'page'],
  ['', '<Error>', 'page'],
  ['', 'see <html>', null],
  ['', `${' '.repeat(256)}<html>`, null],
  ['', '<svg>', null],
  ['', '{ "code" : 500 }', 'json'],
  ['', '{"msg":"x"}', 'json'],
  ['', '{"data":{"code":500}}', null],
  ['', '["code"]', null],
  ['', '', null],
] as const)('a body of type %j with %j is an error in the form %j', async (type, body, form) => {
  expect(await detectErrorBody(new Blob([body], { type }), headersOf({}))).toBe(form)
  // The type may only be in the header.
  expect(await detectErrorBody(new Blob([body]), headersOf({ 'content-type': type }))).toBe(form)
})

test.each(['content-disposition', 'download-filename'])(
  'with %s a body of JSON is a file',
  async (header) => {
    const blob = new Blob(['{"code":500}'], { type: 'application/json' })
    expect(await detectErrorBody(blob, headersOf({ [header]: 'a.json' }))).toBeNull()
  },
)
