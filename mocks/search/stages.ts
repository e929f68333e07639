import { DRUG_STAGES } from '@/entities/drugs.api'
import type { Drug, Indication, Stage } from '../entities/seed/catalog'
import { drugsOf } from './searchIndex'

/** Higher is more advanced. */
export const rankOf = (stage: Stage) => DRUG_STAGES.indexOf(stage)

export const countApproved = (drugs: readonly Drug[]) =>
  drugs.filter(({ stage }) => stage === 'listed').length

/** The most advanced stage; null without drugs. */
export const topStage = (drugs: readonly Drug[]): Stage | null =>
  DRUG_STAGES[Math.max(-1, ...drugs.map(({ stage }) => rankOf(stage)))] ?? null

/** Drugs approved in this indication, not just in any. */
export const countApprovedIn = (indication: Indication) =>
  drugsOf
    .indication(indication)
    .filter(({ programmes }) =>
      programmes.some((each) => each.indication === indication && each.stage === 'listed'),
    ).length
