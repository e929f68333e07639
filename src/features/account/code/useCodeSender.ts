import { useEffect, useState } from 'react'
import * as z from 'zod/mini' // on the login page too
import { call, type Result } from '@/shared/api'
import { tabValue } from '@/shared/lib/storage'
import { codeApi, type Scene } from './verificationCode.api'
import { RESEND_PAUSE, secondsUntil } from './resendPause'

export type Channel = 'sms' | 'email'

/** End of the pause in ms since 1970, per channel and purpose; phone and e-mail are never stored. */
const pauseEnd = (channel: Channel, scene: Scene) => tabValue(`code:${channel}:${scene}`, z.number(), 0)

interface CodeSender {
  /** Until another code may be requested; 0 when allowed now. */
  secondsLeft: number
  isSending: boolean
  /** `receiver` must be the output of {@link parsePhone} or {@link parseEmail}. */
  send: (receiver: string, captcha: { uuid: string; code: string }) => Promise<Result<void>>
}

/** Sends codes and counts down the pause after each one, also across a reload. */
export function useCodeSender(channel: Channel, scene: Scene): CodeSender {
  const [end, setEnd] = useState(() => pauseEnd(channel, scene).read())
  const [now, setNow] = useState(Date.now)
  const [isSending, setSending] = useState(false)
  const secondsLeft = secondsUntil(end, now)
  const isPausing = secondsLeft > 0

  useEffect(() => {
    if (!isPausing) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isPausing])

  async function send(receiver: string, captcha: { uuid: string; code: string }) {
    setSending(true)
    const result =
      channel === 'sms'
        ? await call(codeApi.sendSms, { body: { phonenumber: receiver, ...captcha, scene } })
        : await call(codeApi.sendEmail, { body: { email: receiver, ...captcha, scene } })
    setSending(false)
    if (result.ok) {
      const sent = Date.now()
      pauseEnd(channel, scene).write(sent + RESEND_PAUSE * 1000)
      setEnd(sent + RESEND_PAUSE * 1000)
      setNow(sent)
    }
    return result
  }

  return { secondsLeft, isSending, send }
}
