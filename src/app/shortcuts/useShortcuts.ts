import { useEffect, useEffectEvent } from 'react'
import { useSingleKeys } from '@/shared/ui/useSingleKeys'
import { KEYS, type Shortcut } from './shortcuts'

export function useShortcuts(handlers: Record<Shortcut, () => void>, openPalette: () => void) {
  useSingleKeys(
    Object.fromEntries(Object.entries(KEYS).map(([name, key]) => [key, handlers[name as Shortcut]])),
  )

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    openPalette()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
