import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { RoomNode } from '@/features/rooms/documents/documents.api'
import { chosenName, textIfAny, textOrEmpty } from '@/shared/api/wireDefaults'
import { StoredFile } from '@/shared/files/files.api'
import { restoreHiddenCharacters, showHiddenCharacters } from '@/shared/lib/fileNames'

test.each([
  ['a\u202Efdp.exe', 'a[U+202E]fdp.exe'],
  ['\u2066a\u2069\u200F.pdf', '[U+2066]a[U+2069][U+200F].pdf'],
  ['a\n\u0000\u0085.pdf', 'a[U+000A][U+0000][U+0085].pdf'],
  ['\u061Ca', '[U+061C]a'],
  ['试验方案 (1)_终稿é🧪.pdf', '试验方案 (1)_终稿é🧪.pdf'],
  // Written from right to left by nature.
  ['تقرير.pdf', 'تقرير.pdf'],
  ['', ''],
])('%j is shown as %j, and can be restored', (name, shown) => {
  expect(showHiddenCharacters(name)).toBe(shown)
  expect(showHiddenCharacters(shown)).toBe(shown)
  expect(restoreHiddenCharacters(shown)).toBe(name)
})

test('a code of a visible character in a name is left as it is', () => {
  expect(restoreHiddenCharacters('[U+0041] [U+202] [U+202e]')).toBe('[U+0041] [U+202] [U+202e]')
})

test('names in answers are shown, whatever else the schema does with them', () => {
  const schema = z.object({
    name: chosenName(z.string()),
    place: chosenName(textIfAny),
    title: chosenName(textOrEmpty),
  })
  expect(schema.parse({ name: 'a\u202E', place: null, title: null })).toEqual({
    name: 'a[U+202E]',
    place: null,
    title: '',
  })
  expect(schema.safeParse({ name: 1 }).success).toBe(false)
  expect(RoomNode.shape.name.parse('a\u202E')).toBe('a[U+202E]')
  expect(StoredFile.shape.originalName.parse('a\u202E')).toBe('a[U+202E]')
})
