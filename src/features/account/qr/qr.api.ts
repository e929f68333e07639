import * as z from 'zod/mini' // in the login page's own chunk
import { dataOf, get, post } from '@/shared/api'

/** Server codes for the state of a QR sign-in. */
export const QR_STATES = ['waiting', 'scanned', 'confirmed', 'cancelled', 'expired'] as const

const QrStatus = z.object({
  status: z.enum(QR_STATES),
  /** Sent once, to the computer, after the phone has confirmed. */
  token: z.nullish(z.string()),
})

const QrRequest = z.object({ device: z.string(), place: z.string(), time: z.string() })
export type QrRequest = z.infer<typeof QrRequest>

/** Signs a computer in by a phone that is already signed in. The screens show failures themselves. */
export const qrApi = {
  /** `expire` is in seconds. */
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
  /** Reports that the phone has scanned the code; idempotent. */
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
