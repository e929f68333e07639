import type { ComponentType } from 'react'
import type { Load } from '@/shared/feature'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { Converting, type Draft } from './converting'

/** A screen with what another area makes of the answers on it. */
export function converts(load: Load<Draft>, Screen: ComponentType) {
  const Convert = lazyWithRetry(load)
  const convert = (draft: Draft) => <Convert {...draft} />
  return () => (
    <Converting value={convert}>
      <Screen />
    </Converting>
  )
}
