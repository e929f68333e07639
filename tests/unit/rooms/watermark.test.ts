import { expect, test } from 'vitest'
import {
  DEFAULT_WATERMARK,
  hasWatermark,
  legibilityOf,
  linesOf,
  resolveWatermark,
  Watermark,
} from '@/features/rooms/domain/watermark'
import { LEVEL } from '@/features/rooms/domain/levels'
import { check } from '@/shared/form/validation'

const issueOf = (changes: object) => {
  const { issues } = check<unknown, string>(Watermark, { ...DEFAULT_WATERMARK, ...changes })
  return issues[0] && `${issues[0].path.join('.')} ${issues[0].key}`
}

test.each([
  [{}, undefined],
  [{ text: '{time}' }, 'text noPerson'],
  [{ text: '{nickname} {room}' }, 'text noTime'],
  [{ text: '{email} {time} {who}' }, 'text unknownToken'],
  [{ text: '{userId}\n{time}\na\nb\nc' }, 'text tooManyLines'],
  [{ text: '' }, 'text required'],
  [{ opacity: 4 }, 'opacity integerRange'],
  [{ opacity: 5 }, undefined],
  [{ opacity: 50 }, undefined],
  [{ opacity: 51 }, 'opacity integerRange'],
  [{ size: 9 }, 'size integerRange'],
  [{ size: 48 }, undefined],
  [{ size: 49 }, 'size integerRange'],
  [{ color: 'red' }, 'color color'],
  [{ uses: [] }, undefined],
  [
    {
      overrides: [
        { level: 1, opacity: 30, size: 20 },
        { level: 1, opacity: 10, size: 20 },
      ],
    },
    'overrides.1.level twice',
  ],
])('%j: %s', (changes, issue) => expect(issueOf(changes)).toBe(issue))

test('known values replace the tokens, and a line without any known value is left out', () => {
  const facts = { userId: '30', nickname: '孙受让', time: '2026-11-22 09:41 UTC' }
  expect(linesOf('{userId} {nickname}\n{ip}\n{time}', facts)).toEqual(['30 孙受让', '2026-11-22 09:41 UTC'])
  expect(linesOf('{organisation} {nickname}', { nickname: '{time}' })).toEqual(['{time}'])
})

test('a missing setting means the default watermark for every use; a level may have its own', () => {
  expect(resolveWatermark(null, { userId: '1', nickname: 'A', time: 'T' })).toEqual({
    lines: ['1 A', 'T'],
    isTiled: true,
    angle: -30,
    color: '#101828',
    opacity: 0.22,
    size: 14,
    spacing: 72,
  })
  expect(hasWatermark(null, 'print')).toBe(true)
  expect(hasWatermark({ ...DEFAULT_WATERMARK, uses: ['view'] }, 'print')).toBe(false)
  const stronger = {
    ...DEFAULT_WATERMARK,
    overrides: [{ level: LEVEL.downloadMarked, opacity: 40, size: 30 }],
  }
  expect(resolveWatermark(stronger, {}, LEVEL.downloadMarked)).toMatchObject({ opacity: 0.4, size: 30 })
  expect(resolveWatermark(stronger, {}, LEVEL.view)).toMatchObject({ opacity: 0.22, size: 14 })
})

test.each([
  [{ color: '#101828', opacity: 22, size: 14 }, []],
  [{ color: '#ffff00', opacity: 10, size: 14 }, ['faint']],
  [{ color: '#000000', opacity: 50, size: 14 }, ['strong']],
  [{ color: '#101828', opacity: 10, size: 10 }, ['small']],
])('legibility of %j: %j', (setting, findings) => expect(legibilityOf(setting).findings).toEqual(findings))
