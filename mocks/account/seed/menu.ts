import { isAllowed, type Permission } from '@/shared/auth/permissions'
import type { Account } from '../../platform/db'

/** A menu row as the backend family sends it: null values are omitted, `noRedirect` is a literal. */
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

const menuRow = (path: string, component: string, title: string, icon: string): RouterRow => ({
  name: path.replace(/^\/?./, (start) => start.slice(-1).toUpperCase()),
  path,
  hidden: false,
  component,
  meta: { title, icon, noCache: false, link: null },
})

const VALUATION_ROWS: { row: RouterRow; needs: Permission }[] = [
  { row: menuRow('form', 'valuation/form/index', '新建估值', 'form'), needs: 'valuation:report:add' },
  {
    row: menuRow('report', 'valuation/report/index', '估值报告', 'documentation'),
    needs: 'valuation:report:list',
  },
  { row: menuRow('npv', 'valuation/npv/index', 'NPV 计算器', 'number'), needs: 'valuation:npv:list' },
  {
    row: menuRow('portfolio', 'valuation/portfolio/index', '资产组合', 'chart'),
    needs: 'valuation:report:list',
  },
  {
    row: menuRow('questionnaire', 'valuation/questionnaire/index', '问卷', 'questionnaire'),
    needs: 'valuation:questionnaire:list',
  },
]

/** Absolute paths, because these addresses are not below their group's. */
const CONCEPT_ROWS: { row: RouterRow; needs: Permission }[] = [
  {
    row: menuRow('/apply', 'poconcept/apply/index', '征集大厅', 'form'),
    needs: 'poconcept:poconceptInfo:list',
  },
  {
    row: menuRow('/incubate', 'poconcept/incubate/index', '孵化大厅', 'tree'),
    needs: 'poconcept:poconceptInfo:list',
  },
  {
    row: menuRow('/expert', 'poconcept/expert/index', '投资决策', 'peoples'),
    needs: 'poconcept:poconceptInfo:expert',
  },
  {
    row: menuRow('/dashboard', 'poconcept/dashboard/index', '项目统计', 'chart'),
    needs: 'poconcept:poconceptInfo:statistics',
  },
  {
    row: menuRow('/archive', 'poconcept/archive/index', '归档项目', 'zip'),
    needs: 'poconcept:poconceptInfo:sealList',
  },
]

const roomRows = (scope: 'vdr' | 'implement'): typeof VALUATION_ROWS => [
  { row: menuRow('vhome', `${scope}/vhome/index`, '房间首页', 'dashboard'), needs: `${scope}:room:list` },
  {
    row: menuRow('vdashboard', `${scope}/vdashboard/index`, '数据看板', 'chart'),
    needs: `${scope}:dashboard:list`,
  },
  { row: menuRow('vdmuser', `${scope}/vdmuser/index`, '成员', 'peoples'), needs: `${scope}:member:list` },
  { row: menuRow('vtag', `${scope}/vtag/index`, '标签与权限', 'dict'), needs: `${scope}:tag:list` },
  {
    row: menuRow('vdocumentaudit', `${scope}/vdocumentaudit/index`, '文档审核', 'validCode'),
    needs: `${scope}:documentaudit:list`,
  },
  {
    row: menuRow('vdocumenttree', `${scope}/vdocumenttree/index`, '文档', 'nested'),
    needs: `${scope}:document:list`,
  },
  {
    row: menuRow('vpatent', `${scope}/vpatent/index`, '专利', 'documentation'),
    needs: `${scope}:patent:list`,
  },
  {
    row: menuRow('vchat', `${scope}/vchat/index`, '问答', 'message'),
    needs: `${scope}:question:list`,
  },
  {
    row: menuRow('vwatermark', `${scope}/vwatermark/index`, '水印设置', 'edit'),
    needs: `${scope}:watermark:list`,
  },
  { row: menuRow('vmanage', `${scope}/vmanage/index`, '房间管理', 'tool'), needs: `${scope}:room:manage` },
  {
    row: menuRow('vsetting', `${scope}/vsetting/index`, '房间设置', 'system'),
    needs: `${scope}:setting:list`,
  },
]

const VDR_ROWS: typeof VALUATION_ROWS = [
  { row: menuRow('vprivate', 'vdr/vprivate/index', '私有空间', 'lock'), needs: 'vdr:private:list' },
  { row: menuRow('vdreditinfo', 'vdr/vdreditinfo/index', '资产信息', 'form'), needs: 'vdr:asset:list' },
  { row: menuRow('vdrreport', 'vdr/vdrreport/index', '资产估值', 'money'), needs: 'vdr:report:list' },
  { row: menuRow('vlogrecord', 'vdr/vlogrecord/index', '行为日志', 'log'), needs: 'vdr:log:list' },
]

const IMPLEMENT_ROWS: typeof VALUATION_ROWS = [
  {
    row: menuRow('vproject', 'implement/vproject/index', '投后项目', 'tree'),
    needs: 'implement:project:list',
  },
  {
    row: menuRow('vclaims', 'implement/vclaims/index', '保险理赔', 'validCode'),
    needs: 'implement:claims:list',
  },
  { row: menuRow('vfund', 'implement/vfund/index', '资金结算', 'money'), needs: 'implement:fund:list' },
  {
    row: menuRow('vcustomer', 'implement/vcustomer/index', '客户管理', 'peoples'),
    needs: 'implement:customer:list',
  },
]

const SEARCH_ROW = {
  path: '/',
  hidden: false,
  component: 'Layout',
  children: [menuRow('search', 'search/index', '检索', 'search')],
}

export function menuFor(account: Account): (RouterRow | typeof SEARCH_ROW)[] {
  return [
    ...(account.isVerified ? [SEARCH_ROW] : []),
    ...group(account, VALUATION_ROWS, {
      name: 'Valuation',
      path: '/valuation',
      title: '资产估值',
      icon: 'money',
    }),
    ...group(account, CONCEPT_ROWS, {
      name: 'Poconcept',
      path: '/poconcept',
      title: '项目孵化',
      icon: 'guide',
    }),
    ...group(account, [...roomRows('vdr'), ...VDR_ROWS], {
      name: 'Vdr',
      path: '/vdr',
      title: '数据室',
      icon: 'component',
    }),
    ...group(account, [...IMPLEMENT_ROWS, ...roomRows('implement')], {
      name: 'Implement',
      path: '/implement',
      title: '投后管理',
      icon: 'chart',
    }),
  ]
}

function group(
  account: Account,
  rows: typeof VALUATION_ROWS,
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
