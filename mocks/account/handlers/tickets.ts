import { hasRole } from '@/shared/auth/permissions'
import { pointsApi } from '@/shared/domain/points/api'
import { onceFor, walletOf } from '../../domain/wallets'
import { REFUSALS } from '../../domain/refusals'
import { stateOf } from '../../domain/wallet'
import type { Account } from '../../platform/db'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { db } from '../store'

/** Whom the caller may give to, himself among them: his department, or everyone; refuses who administers neither. */
function departmentOf({ roles, deptName }: Account): Account[] {
  if (roles.includes('admin')) return db.accounts
  if (!hasRole(roles, 'company_admin')) throw new Refusal(500, REFUSALS.notDepartmentAdmin)
  return db.accounts.filter((each) => deptName !== '' && each.deptName === deptName)
}

export const ticketMocks = [
  mock(pointsApi.departmentTickets, 'signed-in', ({ account, query }) =>
    list(
      departmentOf(account).flatMap(({ userId, nickName }) =>
        walletOf({ userId }).tickets.map((ticket) => ({
          ...ticket,
          state: stateOf(ticket),
          userId,
          nickName,
        })),
      ),
      query,
      { keyword: ['nickName', 'name'], equals: ['kind', 'state'] },
    ),
  ),

  mock(pointsApi.give, 'signed-in', ({ account, body: { idemKey, ...gift } }) =>
    onceFor(account, idemKey, gift, () => {
      const { ticketId, userId, count } = gift
      const receiver = departmentOf(account).find((each) => each.userId === userId)
      if (!receiver || userId === account.userId) throw new Refusal(500, REFUSALS.noReceiver)
      const names = { giver: account.nickName, receiver: receiver.nickName }
      walletOf(account).giveTickets(ticketId, count, walletOf(receiver), names)
    }),
  ),
]
