// oxlint-disable-next-line no-restricted-imports -- one that fails takes nothing along
import { lazy, Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useSession } from '@/shared/auth/session'
import type { SlotContent } from '@/shared/feature'
import { reportError } from '@/shared/lib/reportError'
import { firstScreen } from '@/shared/ui/lazy/screens'
import { FEATURES } from './features'

const shown = (extras: readonly SlotContent[]) =>
  extras.map(({ load, isFor }, id) => ({ id, isFor, Extra: lazy(() => firstScreen.then(load)) }))

const EXTRAS = {
  live: shown(FEATURES.flatMap(({ live = [] }) => live)),
  header: shown(FEATURES.flatMap(({ header = [] }) => header)),
  account: shown(FEATURES.flatMap(({ account = [] }) => account)),
}

interface ExtrasProps {
  at: keyof typeof EXTRAS
  /** Keeps the room of one that is on its way. */
  room?: ReactNode
}

/** What the areas have in a place of the shell, for those whom it concerns. One that breaks takes nothing along. */
export function Slot({ at, room = null }: ExtrasProps) {
  const session = useSession()
  return EXTRAS[at].map(
    ({ id, isFor, Extra }) =>
      (isFor?.(session) ?? true) && (
        <ErrorBoundary
          key={id}
          fallback={null}
          onError={(error) => reportError(at, error instanceof Error ? error.message : '')}
        >
          <Suspense fallback={room}>
            <Extra />
          </Suspense>
        </ErrorBoundary>
      ),
  )
}
