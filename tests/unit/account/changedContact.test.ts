import { beforeEach, expect, test, vi } from 'vitest'
import { profileApi } from '@/features/account/profile/profile.api'
import { codeOf, sendCode } from '@mocks/account/verificationCodes'
import { REFUSALS } from '@mocks/account/refusals'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { askBackend } from '../../support/askBackend'

beforeEach(resetDb)

const PHONE = '13911112222'
const MINUTE = 60_000

/** Changes the analyst's phone; returns the server's message. */
async function changeTo(phonenumber: string, smsCode: string) {
  const analyst = db.accounts.find(({ userName }) => userName === 'analyst')!
  return (await askBackend().send(analyst, profileApi.phone, { body: { phonenumber, smsCode } })).msg
}

test('a phone is changed with a code sent to it for this purpose, within five minutes and once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    expect(await changeTo(PHONE, '000000')).toBe(REFUSALS.noCode)
    sendCode(PHONE, 'login')
    expect(await changeTo(PHONE, codeOf(PHONE)!)).toBe(REFUSALS.noCode)
    expect(() => sendCode(PHONE, 'change')).toThrow(REFUSALS.codeTooSoon)

    vi.setSystemTime(Date.now() + MINUTE)
    sendCode(PHONE, 'change')
    const first = codeOf(PHONE)!
    expect(await changeTo(PHONE, first === '111111' ? '222222' : '111111')).toBe(REFUSALS.wrongCode)
    vi.setSystemTime(Date.now() + 5 * MINUTE + 1)
    expect(await changeTo(PHONE, first)).toBe(REFUSALS.codeExpired)

    sendCode(PHONE, 'change')
    const second = codeOf(PHONE)!
    expect(await changeTo('13800000001', second)).toBe(REFUSALS.phoneTaken)
    expect(await changeTo('13911113333', second)).toBe(REFUSALS.noCode)
    await changeTo(PHONE, second)
    expect(db.accounts.find(({ userName }) => userName === 'analyst')!.phonenumber).toBe(PHONE)
    expect(await changeTo(PHONE, second)).toBe(REFUSALS.codeUsed)
  } finally {
    vi.useRealTimers()
  }
})
