import { qrApi } from '@/features/account/qr/qr.api'
import { deviceOf } from '../devices'
import { mock } from '../../platform/mock'
import { answerTicket, pollTicket, openTicket, QR_LIFETIME_SECONDS, scanTicket } from '../qrTickets'

export const qrMocks = [
  mock(qrApi.code, 'anyone', ({ userAgent }) => ({
    uuid: openTicket(deviceOf(userAgent)),
    expire: QR_LIFETIME_SECONDS,
  })),
  mock(qrApi.status, 'anyone', ({ query }) => pollTicket(query.uuid)),
  mock(qrApi.scan, 'signed-in', ({ body, account }) => scanTicket(body.uuid, account)),
  mock(qrApi.confirm, 'signed-in', ({ body, account }) => answerTicket(body.uuid, account, body.agree)),
]
