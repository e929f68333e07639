import { obstaclesOf, type Closing } from '@/features/account/closing/closing.api'
import { isOpen } from '@/features/account/pay/orderWorkflow'
import { walletOf } from '../entities/wallets'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { endSessionsOf, isCompanyAdmin, usersOf } from './departments'
import { ordersOf } from './orders'
import { REFUSALS } from './refusals'
import { db } from './store'

const sources: ((account: Account) => Partial<Closing>)[] = []

/** Lets an area report its own data that is deleted with an account, or that prevents closing it. */
export const registerClosingSource = (source: (typeof sources)[number]) => void sources.push(source)

const leadsCompany = (account: Account) => {
  const others = usersOf(account.deptId ?? '').filter((other) => other !== account)
  return isCompanyAdmin(account) && others.length > 0 && !others.some(isCompanyAdmin)
}

/** Lists everything that is deleted with an account or prevents closing it. */
export function closingOf(account: Account): Closing {
  const { score, tickets } = walletOf(account)
  const contributed = sources.reduce<Partial<Closing>>((all, source) => ({ ...all, ...source(account) }), {})
  return {
    points: score,
    tickets: tickets.reduce((sum, { count }) => sum + count, 0),
    rooms: [],
    openOrders: ordersOf(account).filter(({ state }) => isOpen(state)).length,
    leadsCompany: leadsCompany(account),
    ...contributed,
  }
}

export function closeAccount(account: Account) {
  const [obstacle] = obstaclesOf(closingOf(account))
  if (obstacle) throw new Refusal(500, REFUSALS.notClosable[obstacle])
  endSessionsOf(account)
  db.accounts.splice(db.accounts.indexOf(account), 1)
}
