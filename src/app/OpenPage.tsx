import type { Page } from '@/shared/feature'
import { useLazyModule } from '@/shared/ui/lazy/useLazyModule'
import { Starting } from './Starting'

const loadStandalone = () => import('./Standalone')

/** A screen that needs no workspace: for visitors, and for accounts that are not let into it yet. */
export function OpenPage({ load }: Pick<Page, 'load'>) {
  const standalone = useLazyModule(loadStandalone)
  return standalone ? <standalone.default load={load} /> : <Starting />
}
