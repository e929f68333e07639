import { useState, type ComponentType } from 'react'

/**
 * Loads a component on demand. Returns the component (null until loaded) and a function that loads it and resolves to
 * false on failure.
 */
export function useLazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  async function fetchComponent(): Promise<boolean> {
    try {
      const loaded = await load()
      setComponent(() => loaded.default)
      return true
    } catch {
      return false
    }
  }
  return [Component, fetchComponent] as const
}
