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

/** Document that a test asks for. */
interface DocumentRequest extends Omit<Partial<ViewerProps>, 'document' | 'mark'> {
  file: string
  mark?: Partial<PageWatermark>
}

/** Content that a test asks for: a document, two versions, two documents, or a mark. */
export type ViewRequest =
  | DocumentRequest
  | { before: string; after: string }
  | { pair: [DocumentRequest, DocumentRequest] }
  | { sample: Partial<PageWatermark>; zoom: number }

declare global {
  interface Window {
    /** Shows something else, or the same with other props. */
    wish: (wish: ViewRequest) => void
    readingEvents: ReadingEvent[]
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

const Shown = ({ file, mark: changes, ...props }: DocumentRequest) => (
  <Viewer
    key={file}
    document={documentOf(file)}
    mark={{ ...mark, ...changes }}
    onReading={(events) => window.readingEvents.push(...events)}
    {...props}
  />
)

function Wished({ wish }: { wish: ViewRequest }) {
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
  const [wish, setWish] = useState<ViewRequest | null>(null)
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

window.readingEvents = []
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
