import { DRUG_STAGES } from '@/entities/drugs.api'

const STAGES: readonly string[] = DRUG_STAGES

/** Sorts the most advanced stage first, unknown stages last. */
export const sortByStage = <T>(rows: readonly T[], stageOf: (thing: T) => string): T[] =>
  rows.toSorted((a, b) => STAGES.indexOf(stageOf(b)) - STAGES.indexOf(stageOf(a)))
