import type account from './zh.json'
import type centre from './centre.zh.json'
import type department from './department.zh.json'
import type notices from './notices.zh.json'
import type membership from './membership.zh.json'
import type pages from './pages.zh.json'
import type pay from './pay.zh.json'
import type points from './points.zh.json'
import type profile from './profile.zh.json'
import type signIn from './signIn.zh.json'
import type spend from './spend.zh.json'
import type tickets from './tickets.zh.json'
import type shell from './shell.zh.json'

declare module '@/shared/texts' {
  interface Texts {
    account: typeof account
    accountCentre: typeof centre
    accountDepartment: typeof department
    accountNotices: typeof notices
    accountMembership: typeof membership
    accountPages: typeof pages
    accountPay: typeof pay
    accountPoints: typeof points
    accountProfile: typeof profile
    accountSignIn: typeof signIn
    accountSpend: typeof spend
    accountTickets: typeof tickets
    accountShell: typeof shell
  }
}
