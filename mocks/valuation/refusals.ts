import questionnaire from '@/features/valuation/locales/questionnaire.zh.json'
import type { EngineError } from '@/features/valuation/engine'
import valuation from '@/features/valuation/locales/zh.json'
import { REFUSALS as POINTS_REFUSALS } from '../entities/refusals'

const placeOf = ({ code, field }: EngineError) => `（${code}${field && ` ${field}`}）`

export const REFUSALS = {
  noReport: '报告不存在',
  noVersion: '报告版本不存在',
  noModel: '请上传由本产品导出的估值工作簿',
  noneLeft: POINTS_REFUSALS.noValuationLeft,
  notComputable: (error: EngineError) => `估值参数不合理，请检查后重新提交${placeOf(error)}`,
  underWay: valuation.recalculate.underWay,
  nothingLocked: '该报告无需解锁',
  notReady: valuation.download.notReady,
  outdated: valuation.download.outdated,
  noOwnDeal: '交易不存在',
  noNpv: 'NPV 计算不存在',
  npvNotComputable: (error: EngineError) => `参数不合理，请检查后重新保存${placeOf(error)}`,
  npvNameTaken: (name: string) => `已有名为“${name}”的 NPV 计算，请换一个名称`,
  noQuestionnaire: '问卷不存在',
  answered: '您已提交过该问卷',
  closed: questionnaire.closedBecause.closed,
  wrongAnswer: (title: string) => `“${title}”填写不正确`,
}
