// oxlint-disable-next-line no-restricted-imports -- a failure affects nothing else
import { lazy, Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useSession } from '@/shared/auth/session'
import type { SlotContent } from '@/shared/feature'
import { reportError } from '@/shared/lib/reportError'
import { firstScreenRendered } from '@/shared/ui/lazy/screenLoader'
import { FEATURES } from './features'

const lazySlots = (extras: readonly SlotContent[]) =>
  extras.map(({ load, isFor }, id) => ({ id, isFor, Extra: lazy(() => firstScreenRendered.then(load)) }))

const SLOTS = {
  live: lazySlots(FEATURES.flatMap(({ live = [] }) => live)),
  header: lazySlots(FEATURES.flatMap(({ header = [] }) => header)),
  account: lazySlots(FEATURES.flatMap(({ account = [] }) => account)),
}

interface SlotProps {
  at: keyof typeof SLOTS
  placeholder?: ReactNode
}

/** Renders what the features contribute to a place of the shell. A contribution that fails is dropped and reported. */
export function Slot({ at, placeholder = null }: SlotProps) {
  const session = useSession()
  return SLOTS[at].map(
    ({ id, isFor, Extra }) =>
      (isFor?.(session) ?? true) && (
        <ErrorBoundary
          key={id}
          fallback={null}
          onError={(error) => reportError(at, error instanceof Error ? error.message : '')}
        >
          <Suspense fallback={placeholder}>
            <Extra />
          </Suspense>
        </ErrorBoundary>
      ),
  )
}
