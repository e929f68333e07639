import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

// Forms and judgements are loaded when their tab is first opened.
export const FirstStageTab = lazyWithRetry(async () => ({
  default: (await import('../firstStage/FirstStageTab')).FirstStageTab,
}))
export const SecondStageTab = lazyWithRetry(async () => ({
  default: (await import('../secondStage/SecondStageTab')).SecondStageTab,
}))
export const AfterStageTab = lazyWithRetry(async () => ({
  default: (await import('../afterStage/AfterStageTab')).AfterStageTab,
}))
export const DecisionTab = lazyWithRetry(async () => ({
  default: (await import('../expert/DecisionTab')).DecisionTab,
}))
