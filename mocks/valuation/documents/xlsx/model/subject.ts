import { toValuation } from '@/features/valuation/form/model/assumptions'
import { indicationNameOf } from '@/features/valuation/reports/model/text'
import type { Indication, Stage, Valuation } from '@/features/valuation/engine'
import { MODEL_TEXTS } from '../../common/modelTexts'
import type { Complete } from '../../common/complete'
import type { Texts } from '../../common/texts'
import { moneyFormat } from '../cells'
import type { Area } from '../sheet'

/** Columns beyond the report's last period, for what a changed input moves there. */
const SPARE_PERIODS = 10

/** An indication as the sheets write it; its cells' names end in its key. */
export interface Part {
  key: string
  name: string
  input: Indication
  isLead: boolean
  /** Every stage ahead, the lead's own where it is shared. */
  stages: readonly (Stage & { isShared: boolean; cells: string })[]
  /** Whether data exclusivity protects a part of sales alone. */
  isRegional: boolean
}

/** What the sheets that compute are written from. */
export interface Subject extends Complete {
  texts: Texts
  own: (typeof MODEL_TEXTS)['en']
  valuation: Valuation
  parts: readonly Part[]
  /** Periods of the sheets: the report's, and some to spare. */
  periods: number
  money: string
  names: Map<string, Area>
}

/** Whether an input is there at all; the engine counts null as absent. */
export const isGiven = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined

/** The engine's input of a report, ready to be written as cells. */
export function subjectOf(complete: Complete, texts: Texts): Subject {
  const { report, content } = complete
  const { valuation } = toValuation(report.form, report.createTime.slice(0, 10))
  const [lead] = valuation.indications
  return {
    ...complete,
    texts,
    own: MODEL_TEXTS[texts.language],
    valuation,
    parts: valuation.indications.map((input, index): Part => {
      const key = String(index + 1)
      const isShared = ({ stage }: Stage) =>
        input !== lead &&
        (input.sharedStages?.includes(stage) ?? false) &&
        lead!.stages.some((each) => each.stage === stage)
      return {
        key,
        name: indicationNameOf(content, input.id, texts.language),
        input,
        isLead: index === 0,
        stages: input.stages.map((each) => {
          const shared = isShared(each)
          return { ...each, isShared: shared, cells: `${shared ? '1' : key}_${each.stage}` }
        }),
        isRegional: (input.exclusivity.dataExclusivityShare ?? 1) < 1,
      }
    }),
    periods: content.periods + SPARE_PERIODS,
    money: moneyFormat(report.currency),
    names: new Map(),
  }
}

/** Where the report says a value comes from. */
export function assumptionOf({ content }: Subject, field: string, part?: Part, stage?: string) {
  return content.assumptions.find(
    (each) =>
      each.field === field &&
      (!each.indication || !part || each.indication === part.input.id) &&
      (each.stage ?? undefined) === stage,
  )
}
