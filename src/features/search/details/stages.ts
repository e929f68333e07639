import { DRUG_STAGES } from '@/entities/drugs.api'

const STAGES: readonly string[] = DRUG_STAGES

/** The most advanced stage first, stages that are not known last. */
export const inStageOrder = <T>(things: readonly T[], stageOf: (thing: T) => string): T[] =>
  things.toSorted((a, b) => STAGES.indexOf(stageOf(b)) - STAGES.indexOf(stageOf(a)))
