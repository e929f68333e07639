import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useSession } from '@/shared/auth/session'
import { logDefect } from '@/shared/lib/logDefect'
import { FEATURES } from '../areas/features'

const EXTRAS = FEATURES.flatMap(({ live = [] }) => live).map(({ load, isFor }, id) => ({
  id,
  isFor,
  Extra: lazy(load),
}))

/** What the areas do beside the screens, for those whom it concerns. One that breaks takes nothing along. */
export function LiveExtras() {
  const session = useSession()
  return EXTRAS.map(
    ({ id, isFor, Extra }) =>
      (isFor?.(session) ?? true) && (
        <ErrorBoundary
          key={id}
          fallback={null}
          onError={(error) => logDefect('live', error instanceof Error ? error.message : '')}
        >
          <Suspense>
            <Extra />
          </Suspense>
        </ErrorBoundary>
      ),
  )
}
