import type { Page } from '@/shared/feature'
import { LazyPage } from '@/shared/ui/lazy/LazyPage'
import { Providers } from './Providers'
import { StandaloneFrame } from './errorPages/StandaloneFrame'

/** A screen outside the layout. */
export const StandalonePage = ({ load }: Pick<Page, 'load'>) => (
  <StandaloneFrame>
    <LazyPage load={load} />
  </StandaloneFrame>
)

/** The same without a workspace around it, for visitors. */
export default function Standalone(page: Pick<Page, 'load'>) {
  return (
    <Providers>
      <StandalonePage {...page} />
    </Providers>
  )
}
