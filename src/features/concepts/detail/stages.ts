import { later } from '@/shared/ui/lazy/later'

// Forms and judgement are fetched with the first look at them.
export const FirstStageTab = later(async () => ({
  default: (await import('../firstStage/FirstStageTab')).FirstStageTab,
}))
export const SecondStageTab = later(async () => ({
  default: (await import('../secondStage/SecondStageTab')).SecondStageTab,
}))
export const AfterStageTab = later(async () => ({
  default: (await import('../afterStage/AfterStageTab')).AfterStageTab,
}))
export const DecisionTab = later(async () => ({
  default: (await import('../expert/DecisionTab')).DecisionTab,
}))
