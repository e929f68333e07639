import type { PageEntry } from './pages'
import { LazyPage } from './LazyPage'
import { Providers } from './Providers'
import './standalone.css'

type Page = Pick<PageEntry, 'load'>

/** A screen outside the layout. */
export const StandalonePage = ({ load }: Page) => (
  <main id="content" className="standalone">
    <LazyPage load={load} />
  </main>
)

/** The same without a workspace around it, for visitors. */
export default function Standalone(page: Page) {
  return (
    <Providers>
      <StandalonePage {...page} />
    </Providers>
  )
}
