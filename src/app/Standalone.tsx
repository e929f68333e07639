import type { Page } from '@/shared/feature'
import { LazyPage } from '@/shared/ui/lazy/LazyPage'
import { Providers } from './Providers'
import { StandaloneFrame } from './errorPages/StandaloneFrame'

export const StandalonePage = ({ load }: Pick<Page, 'load'>) => (
  <StandaloneFrame>
    <LazyPage load={load} />
  </StandaloneFrame>
)

export default function Standalone(page: Pick<Page, 'load'>) {
  return (
    <Providers>
      <StandalonePage {...page} />
    </Providers>
  )
}
