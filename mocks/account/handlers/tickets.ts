import { pointsApi } from '@/entities/points/points.api'
import { REFUSALS } from '../../entities/refusals'
import { stateOf } from '../../entities/wallet'
import { runOnce, walletOf } from '../../entities/wallets'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { departmentLedBy, usersOf } from '../departments'

export const ticketMocks = [
  mock(pointsApi.departmentTickets, 'signed-in', ({ account, query }) =>
    list(
      usersOf(departmentLedBy(account).id).flatMap((holder) => {
        const { userId, nickName } = holder
        return walletOf(holder).tickets.map((held) => ({ ...held, state: stateOf(held), userId, nickName }))
      }),
      query,
      { keyword: ['nickName', 'name'], equals: ['kind', 'state'] },
    ),
  ),

  mock(pointsApi.give, 'signed-in', ({ account, body: { idemKey, ...gift } }) =>
    runOnce(account, idemKey, gift, () => {
      const { ticketId, userId, count } = gift
      const company = departmentLedBy(account).id
      const receiver = usersOf(company).find((each) => each.userId === userId)
      if (!receiver || userId === account.userId) throw new Refusal(500, REFUSALS.noReceiver)
      if (receiver.isStopped) throw new Refusal(500, REFUSALS.receiverStopped)
      const names = { giver: account.nickName, receiver: receiver.nickName, company }
      walletOf(account).giveTickets(ticketId, count, walletOf(receiver), names)
    }),
  ),
]
