import type account from './locales/zh.json'
import type centre from './locales/centre.zh.json'
import type department from './locales/department.zh.json'
import type notices from './locales/notices.zh.json'
import type membership from './locales/membership.zh.json'
import type pages from './locales/pages.zh.json'
import type pay from './locales/pay.zh.json'
import type points from './locales/points.zh.json'
import type profile from './locales/profile.zh.json'
import type signIn from './locales/signIn.zh.json'
import type spend from './locales/spend.zh.json'
import type tickets from './locales/tickets.zh.json'
import type shell from './locales/shell.zh.json'

declare module '@/shared/i18n' {
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
