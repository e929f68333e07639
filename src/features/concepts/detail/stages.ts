import { lazy } from 'react'

// Forms and judgement are fetched with the first look at them.
export const FirstStageTab = lazy(async () => ({
  default: (await import('../firstStage/FirstStageTab')).FirstStageTab,
}))
export const SecondStageTab = lazy(async () => ({
  default: (await import('../secondStage/SecondStageTab')).SecondStageTab,
}))
export const AfterStageTab = lazy(async () => ({
  default: (await import('../afterStage/AfterStageTab')).AfterStageTab,
}))
export const DecisionTab = lazy(async () => ({
  default: (await import('../expert/DecisionTab')).DecisionTab,
}))
