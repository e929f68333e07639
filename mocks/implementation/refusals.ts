import type { RecipientField } from '@/features/implementation/domain/recipient'
import type { PolicyTerms } from '@/features/implementation/domain/policy'
import claims from '@/features/implementation/locales/claims.zh.json'
import funds from '@/features/implementation/locales/funds.zh.json'
import milestones from '@/features/implementation/locales/milestones.zh.json'
import projects from '@/features/implementation/locales/projects.zh.json'

const { rule, guard, noun, agreement, field, hint, recipient } = funds

const interpolate = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '')

export const REFUSALS = {
  noProject: '项目不存在，或您无权查看',
  project: { noun: projects.noun, guard: projects.guard },
  milestonesBefore: (names: string) => interpolate(projects.rule.milestonesBefore, { milestones: names }),
  milestonesAfter: (names: string) => interpolate(projects.rule.milestonesAfter, { milestones: names }),
  conceptTaken: (code: string) => `项目概念 ${code} 已有投后项目`,
  conceptNotPassed: '该项目概念尚未通过决策后核查，或已封存',
  noManager: '所选负责人不是项目经理',
  otherWay: '项目不能直接变为该状态',
  noReason: '请填写原因，至少 5 个字',
  noMilestone: '里程碑不存在，或您无权查看',
  milestone: { noun: milestones.noun, guard: milestones.guard },
  outside: (start: string, end: string) => `截止日期应在项目的起止日期之内（${start} 至 ${end}）`,
  weightFixed: milestones.weightFixed,
  notPublished: '所选文档未在项目的房间内发布，或您无权查看',
  noClaim: '理赔案不存在',
  noPolicy: '保单不存在',
  policyTerms: (no: string, changed: readonly (keyof PolicyTerms)[]) =>
    `保单 ${no} 已登记，不能按案更改：${changed.map((each) => claims.field[each]).join('、')}；条款变更请批改保单`,
  policyCurrency: (no: string, currency: string) => `保单 ${no} 的币种为 ${currency}，与项目不同`,
  endorsedLater: (last: string) => interpolate(claims.rule.notAfterLast, { last }),
  noEvidence: '证据文件不存在，或您无权查看',
  unpublishedEvidence: (name: string, no: number) => `“${name}”的版本 ${no} 未发布，不能作为证据`,
  otherEvidence: (name: string, no: number) => `“${name}”的版本 ${no} 与所附哈希值不符`,
  ownPayment: '该付款不存在、已更正或冲销，或由您本人支付',
  beyondLimit: '金额超出当前允许的上限',
  noTask: '任务不存在',
  noReport: '进展报告不存在',
  reportNoun: '进展报告',
  circle: (names: string) => `任务循环依赖：${names}`,
  endBeforeStart: (name: string) => `“${name}”的结束日期不能早于开始日期`,
  tooManyTasks: (max: number) => `一个项目最多有 ${max} 项任务`,
  periodTaken: (from: string, to: string) => `报告期须在上一期（${from} 至 ${to}）之后`,
  laterReport: '已有之后的进展报告，不能再更改',
  noAgreement: `${agreement}不存在，或您无权查看`,
  agreementTaken: (no: string) => `协议编号“${no}”已存在`,
  excess: (amount: string) => `${interpolate(hint.excess, { excess: amount })}；请填写${field.excessReason}`,
  beforeSigning: (signedOn: string) => `${field.due}${interpolate(rule.beforeSigning, { signedOn })}`,
  paidTooEarly: (from: string) => interpolate(rule.tooEarly, { from }),
  otherRecipient: (of: RecipientField, agreed: string) =>
    `${field[of]}${interpolate(recipient.differs, { agreed })}；请填写${field.recipientReason}`,
  recipientEvent: (of: RecipientField, given: string, agreed: string) =>
    `${field[of]}：${given}（${interpolate(recipient.differs, { agreed })}）`,
  agreementMoved: '已有付款申请的协议不能更换项目或币种',
  scheduleSum: (values: { sum: string; total: string }) => interpolate(rule.sum, values),
  beyond: (limit: string) => interpolate(rule.beyond, { limit }),
  below: (min: string) => interpolate(rule.below, { least: min }),
  future: rule.future,
  badPayment: '金额或币种不正确',
  restPlanned: (rest: string, no: number, due: string) => `余额 ${rest} 列为第 ${no} 期，到期日 ${due}`,
  noExplanation: '说明不存在',
  nothingFree: '该流水已全部对账或说明',
  noBankFile: '银行流水文件不存在',
  noBankRow: '银行流水不存在',
  noBankLink: '对账记录不存在',
  notPaid: `该${noun}未付款或已结清，不能对账`,
  otherCurrency: '币种不一致，不能对账',
  matchBeyond: (line: number, left: string) => `第 ${line} 行：对账金额不得超过剩余的 ${left}`,
  refundMatched: `该${noun}已匹配退款，请先取消退款的对账`,
  settledAlready: `该${noun}已结清，不能取消对账`,
  fileMatched: '文件中有已对账或说明的流水，请先撤销',
  otherMilestone: '里程碑不属于该项目',
  instalmentNoun: noun,
  instalmentGuard: guard,
  noCustomer: '客户不存在，或您无权查看',
  customerTwin: (name: string, owner: string) =>
    `已有同名客户“${name}”（负责人：${owner || '—'}）；如确为另一家公司，请勾选确认`,
  noOwner: '该负责人不能跟进客户',
  noLinkedRoom: '房间不存在，或您不在该房间中',
  noLinkedTag: '该房间没有此标签',
}
