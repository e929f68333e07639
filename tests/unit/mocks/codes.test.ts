import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeOf, sendCode, consumeCode } from '@mocks/account/verificationCodes'
import { resetDb } from '@mocks/platform/db'

const PHONE = '13900000000'

beforeEach(() => {
  vi.useFakeTimers()
  resetDb()
})
afterEach(() => vi.useRealTimers())

test('a code works once', () => {
  sendCode(PHONE, 'login')
  const code = codeOf(PHONE)!
  consumeCode(PHONE, 'login', code)
  expect(() => consumeCode(PHONE, 'login', code)).toThrow('验证码已使用，请重新获取')
})

test('a wrong code, one for another purpose and one never sent are refused', () => {
  expect(() => consumeCode(PHONE, 'login', '000000')).toThrow('请先获取验证码')
  sendCode(PHONE, 'login')
  const code = codeOf(PHONE)!
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect(() => consumeCode(PHONE, 'login', wrong)).toThrow('验证码错误')
  expect(() => consumeCode(PHONE, 'bind', code)).toThrow('请先获取验证码')
  consumeCode(PHONE, 'login', code)
})

test('a code is valid for five minutes, and another one can be sent after one', () => {
  sendCode(PHONE, 'login')
  const first = codeOf(PHONE)!
  vi.advanceTimersByTime(59_999)
  expect(() => sendCode(PHONE, 'login')).toThrow('发送过于频繁，请稍后再试')
  vi.advanceTimersByTime(300_002 - 59_999)
  expect(() => consumeCode(PHONE, 'login', first)).toThrow('验证码已过期，请重新获取')
  sendCode(PHONE, 'login')
  consumeCode(PHONE, 'login', codeOf(PHONE)!)
})
