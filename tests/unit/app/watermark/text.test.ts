import { expect, test } from 'vitest'
import { markLines } from '@/app/watermark/text'

const DAY = '2026-03-09'
const lines = (nickName: string, userId = '1042', userName = 'lin') =>
  markLines({ userId, userName, nickName }, DAY)

test('id and nickname share a line, the day is below', () => {
  expect(lines('林估值')).toEqual(['1042 林估值', DAY])
})

test('without a nickname the account name is used', () => {
  expect(lines(' \u200B\u2060 ')).toEqual(['1042 lin', DAY])
})

test('a long nickname gets its own line and is truncated, the id never is', () => {
  expect(lines('深圳市某某生物医药科技有限公司首席科学官林')).toEqual([
    '1042',
    '深圳市某某生物医药科技有限公司…',
    DAY,
  ])
  const id = '6f1d0c0e-0a55-4b7e-9a43-0f6a53a9d0aa'
  const withId = lines('林', id)
  expect(withId.slice(0, -2).join('')).toBe(id)
  expect(withId.at(-2)).toBe('林')
})

test.each([
  ['a line break', '林\n估\r\n值', '1042 林 估 值'],
  ['direction marks', '\u202Eeulav\u202C', '1042 eulav'],
  ['invisible letters', '林\u200B\u2060估\uFEFF值', '1042 林估值'],
  ['private and broken letters', '林\uE000\uD800值', '1042 林值'],
  ['a tower of accents', `z${'\u0301'.repeat(60)}`, '1042 ź\u0301\u0301'],
  ['wide spaces', '林\u3000\u00A0估', '1042 林 估'],
  ['markup', '<b>&"林"', '1042 <b>&"林"'],
])('%s cannot break the watermark', (_, nickName, line) => {
  expect(lines(nickName)[0]).toBe(line)
})

test.each([
  ['an emoji with its colour', '👍🏽'],
  ['a flag', '🇨🇳'],
  ['a letter with its accents', 'q\u0323\u0301'],
])('%s is never split', (_, sign) => {
  const [, cut] = lines(sign.repeat(40))
  expect(cut).toMatch(/…$/)
  expect(cut!.slice(0, -1).split(sign).join('')).toBe('')
})
