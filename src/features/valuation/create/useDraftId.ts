import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { freshId } from './drafts'

/**
 * Which draft the form is: that of the address, else a new one, which the address names from its first change on. An
 * address without one after that means the next.
 */
export function useDraftId(): { id: string; isNamed: boolean } {
  const [search] = useSearchParams()
  const named = search.get('draft')
  const [own, setOwn] = useState(() => ({ id: freshId(), wasNamed: false }))
  if (named === own.id && !own.wasNamed) setOwn({ ...own, wasNamed: true })
  if (named === null && own.wasNamed) setOwn({ id: freshId(), wasNamed: false })
  return { id: named ?? own.id, isNamed: named !== null }
}
