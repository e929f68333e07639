import concepts from '@/features/concepts/locales/zh.json'

const { noun, guard } = concepts

/** Error messages about concepts; reuses the client's texts where they say the same. */
export const REFUSALS = {
  noun,
  guard,
  noConcept: `${noun}不存在`,
  mayNotCreate: `您没有创建${noun}的角色，或账户尚未认证`,
  mayNotCreateFor: `不能为该用户创建${noun}`,
  noNote: '退回意见不存在',
  notScored: (items: readonly string[]) => `请为全部项目评分（${items.join('、')}）`,
  noReport: `所关联的估值报告不存在，或不属于${noun}申请人`,
}
