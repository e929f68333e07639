import { qrApi } from '@/features/account/qr/qr.api'
import { deviceOf } from '../devices'
import { mock } from '../../platform/mock'
import { answerTicket, lookAtTicket, openTicket, QR_LIFE, scanTicket } from '../qrTickets'

export const qrMocks = [
  mock(qrApi.code, 'anyone', ({ userAgent }) => ({ uuid: openTicket(deviceOf(userAgent)), expire: QR_LIFE })),
  mock(qrApi.status, 'anyone', ({ query }) => lookAtTicket(query.uuid)),
  mock(qrApi.scan, 'signed-in', ({ body, account }) => scanTicket(body.uuid, account)),
  mock(qrApi.confirm, 'signed-in', ({ body, account }) => answerTicket(body.uuid, account, body.agree)),
]
