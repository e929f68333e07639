import { qrApi } from '@/features/account/qr/api'
import { mock } from '../../platform/mock'
import { answerTicket, lookAtTicket, openTicket, QR_LIFE, scanTicket } from '../qrTickets'

export const qrMocks = [
  mock(qrApi.code, 'anyone', ({ userAgent }) => ({ uuid: openTicket(deviceOf(userAgent)), expire: QR_LIFE })),
  mock(qrApi.status, 'anyone', ({ query }) => lookAtTicket(query.uuid)),
  mock(qrApi.scan, 'signed-in', ({ body, account }) => scanTicket(body.uuid, account)),
  mock(qrApi.confirm, 'signed-in', ({ body, account }) => answerTicket(body.uuid, account, body.agree)),
]

/** The first that is found names the browser: most of them call themselves Chrome or Safari as well. */
const BROWSERS = ['Edg', 'Firefox', 'Chrome', 'Safari']

/** Browser and system as a user agent names them. */
function deviceOf(userAgent: string): string {
  const browser = BROWSERS.find((name) => userAgent.includes(`${name}/`)) ?? '浏览器'
  const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(userAgent)?.[0]
  return system ? `${browser} · ${system}` : browser
}
