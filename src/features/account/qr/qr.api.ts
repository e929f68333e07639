import * as z from 'zod/mini' // in the login page's own chunk
import { dataOf, get, post } from '@/shared/api'

/** Where a QR sign-in stands. The codes are those of the server. */
export const QR_STATES = ['waiting', 'scanned', 'confirmed', 'cancelled', 'expired'] as const

const QrStatus = z.object({
  status: z.enum(QR_STATES),
  /** Given once, to the computer, after the phone has confirmed. */
  token: z.nullish(z.string()),
})

/** What the phone shows of the computer that asks. */
const QrRequest = z.object({ device: z.string(), place: z.string(), time: z.string() })
export type QrRequest = z.infer<typeof QrRequest>

/** Sign-in of a computer by a phone that is signed in already. The screens show the failures themselves. */
export const qrApi = {
  /** `expire`: seconds. */
  code: get('/qrlogin/code', {
    response: dataOf(z.object({ uuid: z.string().check(z.minLength(1)), expire: z.number() })),
    token: false,
    alerts: 'none',
  }),
  status: get('/qrlogin/status', {
    query: z.object({ uuid: z.string() }),
    response: dataOf(QrStatus),
    token: false,
    alerts: 'none',
  }),
  /** The phone has read the code; repeating it changes nothing. */
  scan: post('/qrlogin/scan', {
    body: z.object({ uuid: z.string() }),
    response: dataOf(QrRequest),
    repeatSubmit: false,
    alerts: 'none',
  }),
  confirm: post('/qrlogin/confirm', {
    body: z.object({ uuid: z.string(), agree: z.boolean() }),
    alerts: 'none',
  }),
}
