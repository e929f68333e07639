import { expect, test } from 'vitest'
import en from '@/features/valuation/locales/workbench.en.json'
import zh from '@/features/valuation/locales/workbench.zh.json'

const textsOf = (texts: object, at = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[at + key, text] as [string, string]]
      : textsOf(text as object, `${at}${key}.`),
  )
const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort()

test('both languages have the same texts, none empty, with the same placeholders', () => {
  const [chinese, english] = [textsOf(zh), textsOf(en)]
  expect(english.map(([path]) => path)).toEqual(chinese.map(([path]) => path))
  for (const [index, [path, text]] of chinese.entries()) {
    const [, translated] = english[index]!
    expect([path, text, translated]).not.toContain('')
    expect([path, placeholders(translated)]).toEqual([path, placeholders(text)])
  }
})
