import { isAllowed, type Permission } from '@/shared/auth/permissions'
import type { Account } from '../../platform/db'

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
  name: path.replace(/^\/?./, (start) => start.slice(-1).toUpperCase()),
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

/** Their addresses are not below that of their group. */
const CONCEPTS: { row: RouterRow; needs: Permission }[] = [
  {
    row: screen('/apply', 'poconcept/apply/index', '征集大厅', 'form'),
    needs: 'poconcept:poconceptInfo:list',
  },
  {
    row: screen('/incubate', 'poconcept/incubate/index', '孵化大厅', 'tree'),
    needs: 'poconcept:poconceptInfo:list',
  },
  {
    row: screen('/expert', 'poconcept/expert/index', '投资决策', 'peoples'),
    needs: 'poconcept:poconceptInfo:expert',
  },
  {
    row: screen('/dashboard', 'poconcept/dashboard/index', '项目统计', 'chart'),
    needs: 'poconcept:poconceptInfo:statistics',
  },
  {
    row: screen('/archive', 'poconcept/archive/index', '归档项目', 'zip'),
    needs: 'poconcept:poconceptInfo:sealList',
  },
]

/** The screens of rooms, below each of the two sections. */
const ROOMS = (scope: 'vdr' | 'implement'): typeof MENU => [
  { row: screen('vhome', `${scope}/vhome/index`, '房间首页', 'dashboard'), needs: `${scope}:room:list` },
  {
    row: screen('vdashboard', `${scope}/vdashboard/index`, '数据看板', 'chart'),
    needs: `${scope}:dashboard:list`,
  },
  { row: screen('vdmuser', `${scope}/vdmuser/index`, '成员', 'peoples'), needs: `${scope}:member:list` },
  { row: screen('vtag', `${scope}/vtag/index`, '标签与权限', 'dict'), needs: `${scope}:tag:list` },
  {
    row: screen('vdocumentaudit', `${scope}/vdocumentaudit/index`, '文档审核', 'validCode'),
    needs: `${scope}:documentaudit:list`,
  },
  {
    row: screen('vdocumenttree', `${scope}/vdocumenttree/index`, '文档', 'nested'),
    needs: `${scope}:document:list`,
  },
  {
    row: screen('vpatent', `${scope}/vpatent/index`, '专利', 'documentation'),
    needs: `${scope}:patent:list`,
  },
  {
    row: screen('vchat', `${scope}/vchat/index`, '问答', 'message'),
    needs: `${scope}:question:list`,
  },
  {
    row: screen('vwatermark', `${scope}/vwatermark/index`, '水印设置', 'edit'),
    needs: `${scope}:watermark:list`,
  },
  { row: screen('vmanage', `${scope}/vmanage/index`, '房间管理', 'tool'), needs: `${scope}:room:manage` },
  {
    row: screen('vsetting', `${scope}/vsetting/index`, '房间设置', 'system'),
    needs: `${scope}:setting:list`,
  },
]

/** What only data rooms have. */
const VDR: typeof MENU = [
  { row: screen('vprivate', 'vdr/vprivate/index', '私有空间', 'lock'), needs: 'vdr:private:list' },
  { row: screen('vdreditinfo', 'vdr/vdreditinfo/index', '资产信息', 'form'), needs: 'vdr:asset:list' },
  { row: screen('vdrreport', 'vdr/vdrreport/index', '资产估值', 'money'), needs: 'vdr:report:list' },
  { row: screen('vlogrecord', 'vdr/vlogrecord/index', '行为日志', 'log'), needs: 'vdr:log:list' },
]

/** What only post-investment management has. */
const IMPLEMENT: typeof MENU = [
  {
    row: screen('vproject', 'implement/vproject/index', '投后项目', 'tree'),
    needs: 'implement:project:list',
  },
  {
    row: screen('vclaims', 'implement/vclaims/index', '保险理赔', 'validCode'),
    needs: 'implement:claims:list',
  },
  { row: screen('vfund', 'implement/vfund/index', '资金结算', 'money'), needs: 'implement:fund:list' },
  {
    row: screen('vcustomer', 'implement/vcustomer/index', '客户管理', 'peoples'),
    needs: 'implement:customer:list',
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
  return [
    ...(account.isVerified ? [SEARCH] : []),
    ...group(account, MENU, { name: 'Valuation', path: '/valuation', title: '资产估值', icon: 'money' }),
    ...group(account, CONCEPTS, { name: 'Poconcept', path: '/poconcept', title: '项目孵化', icon: 'guide' }),
    ...group(account, [...ROOMS('vdr'), ...VDR], {
      name: 'Vdr',
      path: '/vdr',
      title: '数据室',
      icon: 'component',
    }),
    ...group(account, [...IMPLEMENT, ...ROOMS('implement')], {
      name: 'Implement',
      path: '/implement',
      title: '投后管理',
      icon: 'chart',
    }),
  ]
}

/** Rows under a heading, which is left out where none of them may be seen. */
function group(
  account: Account,
  rows: typeof MENU,
  { name, path, title, icon }: { name: string; path: string; title: string; icon: string },
): RouterRow[] {
  const children = rows.filter(({ needs }) => isAllowed(account.permissions, needs)).map(({ row }) => row)
  if (children.length === 0) return []
  return [
    {
      name,
      path,
      hidden: false,
      redirect: 'noRedirect',
      component: 'Layout',
      alwaysShow: true,
      meta: { title, icon, noCache: false, link: null },
      children,
    },
  ]
}
