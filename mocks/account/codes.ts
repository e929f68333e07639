import { randomInt } from 'node:crypto'
import type { Scene } from '@/features/account/code/verificationCode.api'
import { RESEND_PAUSE } from '@/features/account/code/resendPause'
import { collection } from '../platform/collection'
import { db } from './store'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

/** The last code sent to a phone or an address, which is its id. */
interface SentCode {
  id: string
  code: string
  scene: Scene | 'room'
  sentAt: number
  isUsed: boolean
}

/** Ms for which a code works. */
const CODE_LIFE = 5 * 60_000

const codes = collection<SentCode>()

/** For the demo's control page and tests: what the phone or mailbox would show. */
export const codeOf = (receiver: string): string | undefined => codes.get(receiver)?.code

/** Gives back what was spent, for a call that is to be repeated with the same. */
export type GiveBack = () => void

/** Takes a captcha's answer; each captcha works once. */
export function spendCaptcha({ uuid, code }: { uuid: string; code: string }): GiveBack {
  const captcha = db.captchas.get(uuid)
  db.captchas.delete(uuid)
  if (!captcha || captcha.expires < Date.now()) throw new Refusal(500, REFUSALS.captchaExpired)
  if (captcha.answer !== code) throw new Refusal(500, REFUSALS.wrongCode)
  return () => void db.captchas.put(captcha)
}

/** Sends a code to a phone or an address, once a minute. */
export function sendCode(receiver: string, scene: Scene | 'room') {
  const last = codes.get(receiver)
  if (last && Date.now() - last.sentAt < RESEND_PAUSE * 1000) {
    throw new Refusal(500, REFUSALS.codeTooSoon)
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  codes.put({ id: receiver, code, scene, sentAt: Date.now(), isUsed: false })
}

/** Takes a code that was sent to a phone or an address for a purpose; it works once and for five minutes. */
export function spendCode(receiver: string, scene: Scene | 'room', code: string): GiveBack {
  const sent = codes.get(receiver)
  if (!sent || sent.scene !== scene) throw new Refusal(500, REFUSALS.noCode)
  if (sent.isUsed) throw new Refusal(500, REFUSALS.codeUsed)
  if (Date.now() - sent.sentAt > CODE_LIFE) throw new Refusal(500, REFUSALS.codeExpired)
  if (sent.code !== code) throw new Refusal(500, REFUSALS.wrongCode)
  sent.isUsed = true
  return () => {
    sent.isUsed = false
  }
}
