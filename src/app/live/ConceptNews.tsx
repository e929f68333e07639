import { lazy, Suspense } from 'react'
import { useCan } from '@/shared/auth/permissions'

// What is known of the concepts' calls is not needed to start the workspace.
const News = lazy(async () => ({ default: (await import('./OwnersNews')).OwnersNews }))

/** Tells an owner that one of his concepts has moved on, and reads anew what shows it. */
export function ConceptNews() {
  const isConcerned = useCan('poconcept:poconceptInfo:list')
  return (
    isConcerned && (
      <Suspense fallback={null}>
        <News />
      </Suspense>
    )
  )
}
