import type { ComponentType } from 'react'
import { Converting, type Draft } from './converting'

/** A screen with what another area makes of the answers on it. */
export function converts(Convert: ComponentType<Draft>, Screen: ComponentType) {
  const convert = (draft: Draft) => <Convert {...draft} />
  return () => (
    <Converting value={convert}>
      <Screen />
    </Converting>
  )
}
