import { lazy, Suspense } from 'react'
import type { Page } from '@/shared/feature'
import { Starting } from './Starting'

const Standalone = lazy(() => import('./Standalone'))

/** A screen that needs no workspace: for visitors, and for accounts that are not let into it yet. */
export const OpenPage = ({ load }: Pick<Page, 'load'>) => (
  <Suspense fallback={<Starting />}>
    <Standalone load={load} />
  </Suspense>
)
