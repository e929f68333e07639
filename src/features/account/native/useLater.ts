import { useState, type ComponentType } from 'react'

/**
 * A part of the page that is fetched when it is first needed: the component, null until then, and what fetches
 * it, which says whether that worked.
 */
export function useLater<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  async function fetchPart(): Promise<boolean> {
    try {
      const loaded = await load()
      setPart(() => loaded.default)
      return true
    } catch {
      return false
    }
  }
  return [Part, fetchPart] as const
}
