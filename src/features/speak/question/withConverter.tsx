import type { ComponentType } from 'react'
import type { Load } from '@/shared/ui/lazy/screenLoader'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ConverterContext, type AnswerDraft } from './converterContext'

export function withConverter(load: Load<AnswerDraft>, Screen: ComponentType) {
  const Convert = lazyWithRetry(load)
  const convert = (draft: AnswerDraft) => <Convert {...draft} />
  return () => (
    <ConverterContext value={convert}>
      <Screen />
    </ConverterContext>
  )
}
