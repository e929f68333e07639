import type { PageEntry } from './pages'
import { LazyPage } from './LazyPage'
import { Providers } from './Providers'
import { StandaloneFrame } from './StandaloneFrame'

type Page = Pick<PageEntry, 'load'>

/** A screen outside the layout. */
export const StandalonePage = ({ load }: Page) => (
  <StandaloneFrame>
    <LazyPage load={load} />
  </StandaloneFrame>
)

/** The same without a workspace around it, for visitors. */
export default function Standalone(page: Page) {
  return (
    <Providers>
      <StandalonePage {...page} />
    </Providers>
  )
}
