import { INSTALMENT_STATES, type InstalmentState } from '@/features/implementation/domain/states'
import type { Currency } from '@/shared/lib/money'
import { ACCOUNTS } from '../../account/seed/accounts'
import { newFilePath, storedFiles } from '../../platform/files'
import { once } from '../../platform/once'
import { drawText, pdfFile } from '../../platform/pdf'
import { dayIn, inDays } from '../../rooms/seed/times'
import { agreements, makePlannedInstalment, type StoredAgreement } from '../funds'
import { bankFiles, bankLinks, bankRows, explanations } from '../fundsBank'
import { instalments, type StoredInstalment } from '../store'

const MAIN_PROJECT = '9001'

const PAPERS = {
  contract: ['资金协议（已签署）.pdf', 'Funding agreement, signed copy (demo)'],
  invoice: ['发票.pdf', 'Invoice (demo)'],
  slip: ['付款凭证.pdf', 'Payment slip (demo)'],
} as const
type Paper = keyof typeof PAPERS

const PATHS = {
  contract: newFilePath('fund-contract', 'pdf'),
  invoice: newFilePath('fund-invoice', 'pdf'),
  slip: newFilePath('fund-slip', 'pdf'),
}
const papers = once(() =>
  (Object.keys(PAPERS) as Paper[]).map((paper) => ({
    id: PATHS[paper],
    bytes: pdfFile({ title: PAPERS[paper][1], pages: [drawText(PAPERS[paper][1], 72, 82, 14)] }),
    type: 'application/pdf',
    name: PAPERS[paper][0],
  })),
)
storedFiles.seed(papers)

const paperOf = (paper: Paper) => [
  {
    fileName: PATHS[paper],
    originalName: PAPERS[paper][0],
    size: papers().find(({ id }) => id === PATHS[paper])!.bytes.length,
  },
]

const makeAgreement = (id: string, no: string, changes: Partial<StoredAgreement>): StoredAgreement => ({
  id,
  version: 1,
  no,
  projectId: MAIN_PROJECT,
  type: 'equity',
  payee: '蓝溪生物科技（演示）有限公司',
  account: '6222 0210 0100 0000 001',
  currency: 'CNY',
  total: 0,
  signedOn: dayIn(-185),
  excessReason: '',
  contract: paperOf('contract'),
  earlierRecipients: [],
  updatedBy: '秦项目',
  ...changes,
})

agreements.seed(() => [
  makeAgreement('9201', 'FA-2026-001', { total: 3_000_000 }),
  makeAgreement('9202', 'FA-2026-002', { type: 'milestone', total: 2_000_000, signedOn: dayIn(-150) }),
  makeAgreement('9203', 'FA-2026-003', {
    type: 'loan',
    currency: 'USD',
    total: 100_000,
    payee: 'Blue Creek Analytics (demo) Ltd.',
    account: 'GB29 NWBK 6016 1331 9268 19',
    signedOn: dayIn(-60),
  }),
])

const person = (userId: string) => ACCOUNTS.find((account) => account.userId === userId)!
const [MANAGER, REVIEWER, INVESTOR, FINANCE] = ['70', '73', '72', '74'].map(person) as [
  Person,
  Person,
  Person,
  Person,
]
type Person = ReturnType<typeof person>

const STEPS = [
  ['apply', 'planned', 'applied', MANAGER],
  ['review', 'applied', 'reviewed', REVIEWER],
  ['approve', 'reviewed', 'approved', INVESTOR],
  ['pay', 'approved', 'paid', FINANCE],
  ['settle', 'paid', 'settled', FINANCE],
] as const satisfies readonly (readonly [string, InstalmentState, InstalmentState, Person])[]

const hasReached = (state: InstalmentState, threshold: InstalmentState) =>
  state !== 'returned' && INSTALMENT_STATES.indexOf(state) >= INSTALMENT_STATES.indexOf(threshold)

interface InstalmentSeed {
  agreement: string
  no: number
  due: number
  amount: number
  state?: InstalmentState
  milestoneId?: string
  paid?: number
  /** In the currency of the account. */
  debited?: [amount: number, currency: Currency]
}

function makeInstalment(id: string, spec: InstalmentSeed): StoredInstalment {
  const { agreement: agreementId, no, due, amount, state = 'planned', milestoneId = null } = spec
  const agreement = agreements.require(agreementId)
  const time = inDays(Math.min(due - 8, -4))
  const planned = makePlannedInstalment(
    agreement,
    { no, due: dayIn(due), amount, milestoneId },
    { by: MANAGER.nickName, time: inDays(-150) },
  )
  if (state === 'planned') return { ...planned, id }
  const reached = state === 'returned' ? 'reviewed' : state
  const steps = STEPS.filter(([, , to]) => hasReached(reached, to))
  const paid = hasReached(state, 'paid') ? (spec.paid ?? amount) : 0
  const reason = state === 'returned' ? '发票金额与申请不一致，请更正后重新申请' : ''
  const last = steps.at(-1)!
  return {
    ...planned,
    id,
    version: steps.length + 1,
    state,
    applicantId: MANAGER.userId,
    reviewerId: hasReached(reached, 'reviewed') ? REVIEWER.userId : null,
    approverId: hasReached(reached, 'approved') || reason ? INVESTOR.userId : null,
    payerId: paid > 0 ? FINANCE.userId : null,
    applied: amount,
    approved: hasReached(reached, 'approved') ? amount : null,
    paid,
    bankAmount: spec.debited?.[0] ?? paid,
    bankCurrency: spec.debited?.[1] ?? null,
    paidOn: paid > 0 ? dayIn(due) : '',
    slip: paid > 0 ? paperOf('slip') : [],
    payee: agreement.payee,
    account: agreement.account,
    purpose: `第 ${no} 期研发费用`,
    invoices: paperOf('invoice'),
    reason,
    stateTime: time,
    updateTime: time,
    updatedBy: last[3].nickName,
    events: [
      ...steps.map(([action, from, to, who]) => ({ time, by: who.nickName, action, from, to, text: '' })),
      ...(reason ? [{ time, by: INVESTOR.nickName, action: 'return', from: 'reviewed' as const, to: state, text: reason }] : []), // prettier-ignore
    ],
  }
}

instalments.seed(() => [
  makeInstalment('9301', { agreement: '9201', no: 1, due: -170, amount: 500_000, state: 'settled' }),
  makeInstalment('9302', { agreement: '9201', no: 2, due: -80, amount: 500_000, state: 'paid' }),
  makeInstalment('9303', { agreement: '9201', no: 3, due: -5, amount: 500_000, state: 'approved' }),
  makeInstalment('9304', { agreement: '9201', no: 4, due: 20, amount: 500_000, state: 'reviewed' }),
  makeInstalment('9305', { agreement: '9201', no: 5, due: 110, amount: 500_000 }),
  makeInstalment('9306', { agreement: '9201', no: 6, due: 200, amount: 500_000 }),
  makeInstalment('9311', { agreement: '9202', no: 1, due: -100, amount: 600_000, state: 'paid', paid: 598_000, milestoneId: '9101' }), // prettier-ignore
  makeInstalment('9312', { agreement: '9202', no: 2, due: 5, amount: 400_000, milestoneId: '9102' }),
  makeInstalment('9313', { agreement: '9202', no: 3, due: 95, amount: 400_000, milestoneId: '9103' }),
  makeInstalment('9314', { agreement: '9202', no: 4, due: 265, amount: 400_000, milestoneId: '9104' }),
  makeInstalment('9315', { agreement: '9202', no: 5, due: 12, amount: 200_000, state: 'returned' }),
  makeInstalment('9321', {
    agreement: '9203',
    no: 1,
    due: -30,
    amount: 33_333.33,
    state: 'paid',
    debited: [237_446.64, 'CNY'],
  }),
  makeInstalment('9322', { agreement: '9203', no: 2, due: 8, amount: 33_333.33, state: 'applied' }),
  makeInstalment('9323', { agreement: '9203', no: 3, due: 100, amount: 33_333.34 }),
])

const PAYEE = '蓝溪生物科技（演示）有限公司'

/** Id, line, days from today, amount that left the account, payee and reference. */
const STATEMENT = [
  ['9401', 2, -170, 500_000, PAYEE, '付 FA-2026-001-01'],
  ['9402', 3, -79, 500_000, PAYEE, '付 FA-2026-001-02'],
  ['9403', 4, -99, 300_000, PAYEE, '里程碑款'],
  ['9404', 5, -98, 298_000, PAYEE, '里程碑款'],
  ['9405', 6, -29, 237_446.64, 'Blue Creek Analytics (demo) Ltd.', 'loan'],
  ['9406', 7, -20, 1_280.5, '海淀物业（演示）', '房租'],
  ['9407', 8, -12, -9_600, '蓝溪基金（演示）', '利息'],
] as const

const BANK_ACCOUNT = { bank: '示例银行', number: '6222 0000 0000 0001', currency: 'CNY' } as const

bankFiles.seed(() => [
  {
    id: '9410',
    name: '银行流水（演示）.csv',
    by: FINANCE.nickName,
    time: inDays(-10),
    account: BANK_ACCOUNT,
    rows: STATEMENT.length,
    unread: [{ line: 9, issue: 'day', cells: ['合计', '1837127.14'] }],
  },
  {
    id: '9411',
    name: '空白流水（演示）.csv',
    by: FINANCE.nickName,
    time: inDays(-9),
    account: BANK_ACCOUNT,
    rows: 0,
    unread: [],
  },
])
explanations.seed(() => [
  {
    id: '9420',
    rowId: '9407',
    kind: 'interest',
    note: '第三季度存款利息（演示）',
    amount: -9_600,
    by: FINANCE.nickName,
    time: inDays(-9),
  },
])
bankRows.seed(() =>
  STATEMENT.map(([id, line, day, amount, payee, reference]) => ({
    id,
    fileId: '9410',
    line,
    day: dayIn(day),
    amount,
    payee,
    reference,
    balance: null,
    bankReference: '',
    account: BANK_ACCOUNT,
    repeats: null,
  })),
)
bankLinks.seed(() => [
  { id: '9500', rowId: '9401', instalmentId: '9301', amount: 500_000, reasons: ['amount', 'reference', 'day'], by: FINANCE.nickName }, // prettier-ignore
  {
    id: '9501',
    rowId: '9405',
    instalmentId: '9321',
    amount: 100_000,
    reasons: ['hand'],
    by: FINANCE.nickName,
  },
])
