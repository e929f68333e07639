import { randomInt } from 'node:crypto'
import type { Scene } from '@/features/account/code/verificationCode.api'
import { RESEND_PAUSE } from '@/features/account/code/resendPause'
import { collection } from '../platform/collection'
import { db } from './store'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

interface SentCode {
  id: string
  code: string
  scene: Scene | 'room'
  sentAt: number
  isUsed: boolean
}

const CODE_LIFETIME_MS = 5 * 60_000

const codes = collection<SentCode>()

export const codeOf = (receiver: string): string | undefined => codes.get(receiver)?.code

/** Makes a consumed code valid again, for a request that will be repeated with it. */
export type Undo = () => void

export function consumeCaptcha({ uuid, code }: { uuid: string; code: string }): Undo {
  const captcha = db.captchas.get(uuid)
  db.captchas.delete(uuid)
  if (!captcha || captcha.expires < Date.now()) throw new Refusal(500, REFUSALS.captchaExpired)
  if (captcha.answer !== code) throw new Refusal(500, REFUSALS.wrongCode)
  return () => void db.captchas.put(captcha)
}

export function sendCode(receiver: string, scene: Scene | 'room') {
  const last = codes.get(receiver)
  if (last && Date.now() - last.sentAt < RESEND_PAUSE * 1000) {
    throw new Refusal(500, REFUSALS.codeTooSoon)
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  codes.put({ id: receiver, code, scene, sentAt: Date.now(), isUsed: false })
}

/** Checks a code that was sent to a phone number or email address for a purpose; it works once, for five minutes. */
export function consumeCode(receiver: string, scene: Scene | 'room', code: string): Undo {
  const sent = codes.get(receiver)
  if (!sent || sent.scene !== scene) throw new Refusal(500, REFUSALS.noCode)
  if (sent.isUsed) throw new Refusal(500, REFUSALS.codeUsed)
  if (Date.now() - sent.sentAt > CODE_LIFETIME_MS) throw new Refusal(500, REFUSALS.codeExpired)
  if (sent.code !== code) throw new Refusal(500, REFUSALS.wrongCode)
  sent.isUsed = true
  return () => {
    sent.isUsed = false
  }
}
