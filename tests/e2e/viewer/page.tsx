import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Providers } from '@/app/Providers'
import { failure, success } from '@/shared/api/result'
import { Comparison } from '@/shared/viewer/Comparison'
import { DEFAULT_WATERMARK_STYLE, type PageWatermark } from '@/shared/viewer/watermark'
import { WatermarkPreview } from '@/shared/viewer/WatermarkPreview'
import { ReadingPair } from '@/shared/viewer/ReadingPair'
import type { ReadingEvent } from '@/shared/viewer/readingState'
import { Viewer, type ViewerProps } from '@/shared/viewer/Viewer'

/** A document as a test asks to see it. */
interface Reading extends Omit<Partial<ViewerProps>, 'document' | 'mark'> {
  /** A name among the files of the test's server. */
  file: string
  mark?: Partial<PageWatermark>
}

/** What a test asks to see: a document, two versions, two documents, or a mark. */
export type Wish =
  | Reading
  | { before: string; after: string }
  | { pair: [Reading, Reading] }
  | { sample: Partial<PageWatermark>; zoom: number }

declare global {
  interface Window {
    /** Shows something else, or the same otherwise. */
    wish: (wish: Wish) => void
    told: ReadingEvent[]
  }
}

const mark = { ...DEFAULT_WATERMARK_STYLE, lines: ['21 Sun Member', '2026-11-22 09:41 UTC'] }

const documentOf = (file: string): ViewerProps['document'] => ({
  id: file,
  name: file,
  load: async ({ signal }) => {
    const answer = await fetch(`/files/${file}.pdf`, signal ? { signal } : {})
    return answer.ok ? success({ blob: await answer.blob(), name: file }) : failure('server')
  },
})

const Shown = ({ file, mark: changes, ...props }: Reading) => (
  <Viewer
    key={file}
    document={documentOf(file)}
    mark={{ ...mark, ...changes }}
    onReading={(events) => window.told.push(...events)}
    {...props}
  />
)

function Wished({ wish }: { wish: Wish }) {
  if ('sample' in wish) return <WatermarkPreview mark={{ ...mark, ...wish.sample }} zooms={[wish.zoom]} />
  if ('before' in wish)
    return <Comparison before={documentOf(wish.before)} after={documentOf(wish.after)} mark={mark} />
  if ('pair' in wish)
    return (
      <ReadingPair>
        <Shown {...wish.pair[0]} />
        <Shown {...wish.pair[1]} />
      </ReadingPair>
    )
  return <Shown {...wish} />
}

function Page() {
  const [wish, setWish] = useState<Wish | null>(null)
  useEffect(() => {
    Object.assign(window, { wish: setWish })
  }, [])
  return (
    wish && (
      <main style={{ height: '100vh' }}>
        <Wished wish={wish} />
      </main>
    )
  )
}

window.told = []
const router = createMemoryRouter([
  {
    path: '/',
    element: (
      <Providers>
        <Page />
      </Providers>
    ),
  },
])
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
