import { expect, test } from 'vitest'
import { reconnectDelay } from '@/shared/live/reconnectDelay'
import { parseLiveMessage } from '@/shared/live/liveMessage'

test.each([
  ['{"code":200,"msg":"highlight"}', { kind: 'news', name: 'highlight', data: undefined }],
  ['{"code":"200","msg":"vdrChat","data":{"id":1}}', { kind: 'news', name: 'vdrChat', data: { id: 1 } }],
  ['{"code":200}', { kind: 'news', name: '', data: undefined }],
  ['{"code":2300,"msg":"anything"}', { kind: 'ignored' }],
  ['{"code":500,"msg":"<b>停用</b>"}', { kind: 'end', text: '<b>停用</b>' }],
  ['{"code":401}', { kind: 'end', text: '' }],
  ['', { kind: 'ignored' }],
  ['pong', { kind: 'ignored' }],
  ['null', { kind: 'ignored' }],
  ['[200,"highlight"]', { kind: 'ignored' }],
  ['{"msg":"highlight"}', { kind: 'ignored' }],
  ['{"code":200,"msg":{"x":1}}', { kind: 'ignored' }],
])('%s', (text, message) => {
  expect(parseLiveMessage(text)).toEqual(message)
})

test('an oversized message is not parsed', () => {
  expect(parseLiveMessage(`{"code":200,"msg":"${'x'.repeat(1_000_001)}"}`)).toEqual({ kind: 'ignored' })
})

test('retry pauses grow from one second to a minute, with jitter', () => {
  expect(
    [0, 1, 2, 3, 4, 5, 6, 50].map((failures) => [reconnectDelay(failures, 0), reconnectDelay(failures, 1)]),
  ).toEqual([
    [1_000, 2_000],
    [2_000, 4_000],
    [4_000, 8_000],
    [8_000, 16_000],
    [16_000, 32_000],
    [30_000, 60_000],
    [30_000, 60_000],
    [30_000, 60_000],
  ])
  const pauses = Array.from({ length: 50 }, () => reconnectDelay(3))
  expect(new Set(pauses).size).toBeGreaterThan(40)
})
