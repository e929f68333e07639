import type { ComponentType } from 'react'
import type { Scope } from '../domain/scope'
import { ScopeContext } from './scope'

/** A screen that stands in one section. */
export const withScope = (scope: Scope, Screen: ComponentType): ComponentType =>
  function ScopedScreen() {
    return (
      <ScopeContext value={scope}>
        <Screen />
      </ScopeContext>
    )
  }
