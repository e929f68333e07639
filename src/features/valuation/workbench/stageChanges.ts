import * as z from 'zod/mini'
import type { Resolved, ResolvedIndication, ResolvedStage } from '../engine'
import { AMOUNT, amountAsTyped, asTyped, readTyped, SHARE, type ValidationError } from './typedNumber'

const StageTyped = z.object({
  /** Percent. */
  pos: z.optional(z.string()),
  cost: z.optional(z.string()),
})
export type StageTyped = z.infer<typeof StageTyped>

/** Typed changes of the stages' values, by {@link stageKey}. */
export const TreeDraft = z.object({ stages: z.record(z.string(), StageTyped) })
export type TreeDraft = z.infer<typeof TreeDraft>

export const noChanges = (): TreeDraft => ({ stages: {} })

export const stageKey = (indication: string, stage: string) => `${indication}:${stage}`

/** Fields of a stage as displayed: the typed text, or the report's values. */
export const typedStage = (
  { pos, cost }: Pick<ResolvedStage, 'pos' | 'cost'>,
  typed: StageTyped | undefined,
): Required<StageTyped> => ({
  pos: typed?.pos ?? asTyped(pos * 100, 2),
  cost: typed?.cost ?? amountAsTyped(cost),
})

type StageIssues = Partial<Record<keyof StageTyped, ValidationError>>

export interface ReadStages {
  resolved: Resolved | null
  /** By {@link stageKey}. */
  issues: ReadonlyMap<string, StageIssues>
}

/** A field that was not touched keeps its exact value. */
function changedStage(
  stage: ResolvedStage,
  typed: StageTyped,
): { stage: ResolvedStage; issues: StageIssues } {
  const issues: StageIssues = {}
  const changed = { ...stage }
  if (typed.pos !== undefined) {
    const reading = readTyped(typed.pos, SHARE)
    if (reading.ok) changed.pos = reading.value! / 100
    else issues.pos = reading.issue
  }
  if (typed.cost !== undefined) {
    const reading = readTyped(typed.cost, AMOUNT)
    if (reading.ok) changed.cost = reading.value!
    else issues.cost = reading.issue
  }
  return { stage: changed, issues }
}

/** Applies the typed probabilities and costs to the valuation; shared stages follow the lead indication. */
export function readStages(resolved: Resolved, { stages: typed }: TreeDraft): ReadStages {
  const issues = new Map<string, StageIssues>()
  const indications: ResolvedIndication[] = []
  for (const it of resolved.indications) {
    const [lead] = indications
    const stages = it.stages.map((stage) => {
      if (stage.isShared) {
        const pos = lead?.stages.find((other) => other.stage === stage.stage)?.pos ?? stage.pos
        return { ...stage, pos }
      }
      const key = stageKey(it.id, stage.stage)
      const change = changedStage(stage, typed[key] ?? {})
      if (Object.keys(change.issues).length > 0) issues.set(key, change.issues)
      return change.stage
    })
    indications.push({ ...it, stages })
  }
  return { resolved: issues.size === 0 ? { ...resolved, indications } : null, issues }
}
