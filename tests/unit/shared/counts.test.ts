import { expect, test } from 'vitest'
import en from '@/shared/locales/common.en.json'
import zh from '@/shared/locales/common.zh.json'
import partsEn from '@/shared/locales/parts.en.json'
import partsZh from '@/shared/locales/parts.zh.json'
import { countFormatter } from '@/app/i18n/counts'
import { translationsIn } from '../../support/translations'

const format = (name: string, value: unknown, how?: string) =>
  countFormatter.format(value, how, 'en', { interpolationkey: name })

test('counts are grouped by thousands, in any text and language', async () => {
  const text = await translationsIn({ common: { zh, en }, parts: { zh: partsZh, en: partsEn } })
  expect(text('en')('list.total', { count: 1234567 })).toBe('1,234,567 in total')
  expect(text('zh')('list.total', { count: 1176 })).toBe('共 1,176 条')
  expect(text('en')('list.total', { count: 999 })).toBe('999 in total')
  expect(text('en')('parts:list.range', { from: 1991, to: 2000, count: 2001 })).toBe('1,991–2,000 of 2,001')
  expect(text('zh')('parts:list.range', { from: 1, to: 10, count: 38 })).toBe('第 1–10 条，共 38 条')
  expect(text('en')('parts:bulk.progress', { done: 1200, count: 10000 })).toBe('1,200 of 10,000')
  expect(text('en')('parts:issue.tooLong', { max: 2000 })).toBe('At most 2,000 characters')
})

test('years, pages and versions stay as they are, and so do values that are no count', () => {
  expect(format('year', 2026)).toBe(2026)
  expect(format('page', 1200)).toBe(1200)
  expect(format('count', '1200')).toBe('1200')
  expect(format('count', -1200)).toBe(-1200)
  expect(format('anything', 1200.5, 'number')).toBe('1,200.5')
  expect(format('min', 0.000001)).toBe('0.000001')
})
