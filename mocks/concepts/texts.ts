import type { Unmet } from '@/features/concepts/domain/guards'
import type { State } from '@/features/concepts/domain/states'
import { entriesOf } from '../domain/seed/dictionaries'

export const stateText = (state: State) =>
  entriesOf('poc_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

/** What the server says about each condition that does not hold. */
const TEXTS: Record<Unmet['guard'], string> = {
  role: '您没有执行该操作的角色',
  state: '当前状态不允许该操作',
  sealed: '项目已归档，仅可查看',
  notSealed: '项目未归档',
  firstStage: '第一阶段信息不完整或有误',
  firstNotes: '请先答复全部退回意见',
  secondStage: '第二阶段信息不完整或有误',
  secondNotes: '请先答复全部退回意见',
  afterStage: '投后信息不完整或有误',
  neverPassed: '项目曾通过审核，不能删除',
  notCreator: '不能审核本人创建的项目',
  notSubmitter: '不能审核本人提交的投后信息',
  firstRecord: '请先上传听证记录',
  secrecyNone: '保密协议已申请，请勿重复申请',
  secrecyApplied: '请先申请保密协议，已签署的不能再次上传',
  secrecySigned: '保密协议尚未签署',
  secrecyIfAsked: '提交前需签署保密协议',
  serviceNone: '服务协议已签署',
  serviceIfAsked: '提交前需签署服务协议',
  highlighted: '没有新的服务协议提示',
  notStopped: '项目已被终止，只能归档',
  shown: '请先声明是否存在利益冲突',
  notDeclared: '无需声明利益冲突，或已声明',
  declared: '请先声明是否存在利益冲突',
  notScored: '您已提交评分，不能修改',
  allDeclared: '尚有专家未声明利益冲突',
  quorum: '评分人数未达到法定人数',
}

/** Each condition once, with the fields that it is about. */
export function refusalText(unmet: readonly Unmet[]): string {
  const guards = [...new Set(unmet.map(({ guard }) => guard))]
  return guards
    .map((guard) => {
      const fields = unmet.flatMap((each) => (each.guard === guard && each.field ? [each.field] : []))
      return TEXTS[guard] + (fields.length > 0 ? `（${fields.join('、')}）` : '')
    })
    .join('；')
}
