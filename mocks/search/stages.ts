import { DRUG_STAGES } from '@/entities/drugs.api'
import type { Drug, Indication, Stage } from '../entities/seed/catalog'
import { drugsOf } from './searchIndex'

/** The more advanced the higher. */
export const rankOf = (stage: Stage) => DRUG_STAGES.indexOf(stage)

export const countApproved = (drugs: readonly Drug[]) =>
  drugs.filter(({ stage }) => stage === 'listed').length

/** The most advanced stage of drugs; null where there are none. */
export const topStage = (drugs: readonly Drug[]): Stage | null =>
  DRUG_STAGES[Math.max(-1, ...drugs.map(({ stage }) => rankOf(stage)))] ?? null

/** Drugs approved in an indication, not just somewhere. */
export const countApprovedIn = (indication: Indication) =>
  drugsOf
    .indication(indication)
    .filter(({ programmes }) =>
      programmes.some((each) => each.indication === indication && each.stage === 'listed'),
    ).length
