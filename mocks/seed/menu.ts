import { isAllowed, type Permission } from '@/shared/auth/permissions'
import type { Account } from '../db'

/** A menu row as the backend family sends it: null values are left out, `noRedirect` is a literal. */
interface RouterRow {
  name: string
  path: string
  hidden: boolean
  component: string
  redirect?: string
  alwaysShow?: boolean
  meta: { title: string; icon: string; noCache: boolean; link: string | null }
  children?: RouterRow[]
}

const screen = (path: string, component: string, title: string, icon: string): RouterRow => ({
  name: path[0]!.toUpperCase() + path.slice(1),
  path,
  hidden: false,
  component,
  meta: { title, icon, noCache: false, link: null },
})

const MENU: { row: RouterRow; needs: Permission }[] = [
  { row: screen('form', 'valuation/form/index', '新建估值', 'form'), needs: 'valuation:report:add' },
  {
    row: screen('report', 'valuation/report/index', '估值报告', 'documentation'),
    needs: 'valuation:report:list',
  },
  { row: screen('npv', 'valuation/npv/index', 'NPV 计算器', 'number'), needs: 'valuation:npv:list' },
  {
    row: screen('portfolio', 'valuation/portfolio/index', '资产组合', 'chart'),
    needs: 'valuation:report:list',
  },
  {
    row: screen('questionnaire', 'valuation/questionnaire/index', '问卷', 'questionnaire'),
    needs: 'valuation:questionnaire:list',
  },
]

/** A single page at the top, in the wrapper that the backend family puts around it. */
const SEARCH = {
  path: '/',
  hidden: false,
  component: 'Layout',
  children: [screen('search', 'search/index', '检索', 'search')],
}

/** The rows an account may see; searching needs no more than a verified account. */
export function menuFor(account: Account): (RouterRow | typeof SEARCH)[] {
  return [...(account.isVerified ? [SEARCH] : []), ...valuationFor(account)]
}

function valuationFor(account: Account): RouterRow[] {
  const children = MENU.filter(({ needs }) => isAllowed(account.permissions, needs)).map(({ row }) => row)
  if (children.length === 0) return []
  return [
    {
      name: 'Valuation',
      path: '/valuation',
      hidden: false,
      redirect: 'noRedirect',
      component: 'Layout',
      alwaysShow: true,
      meta: { title: '资产估值', icon: 'money', noCache: false, link: null },
      children,
    },
  ]
}
