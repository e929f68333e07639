import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Providers } from '@/app/Providers'
import { connectCalls } from '@/app/session/connect'
import { LEVEL, readingAccess, type Level } from '@/features/rooms/domain/levels'
import { call } from '@/shared/api'
import type { User } from '@/shared/auth/auth.api'
import { useSession } from '@/shared/auth/session'
import { storeToken } from '@/shared/auth/token'
import { Comparison } from '@/shared/viewer/Comparison'
import { DEFAULT_WATERMARK_STYLE, type PageWatermark } from '@/shared/viewer/watermark'
import { WatermarkPreview } from '@/shared/viewer/WatermarkPreview'
import { ReadingPair } from '@/shared/viewer/ReadingPair'
import type { ViewedDocument } from '@/shared/viewer/viewedDocument'
import { Viewer, type ViewerProps } from '@/shared/viewer/Viewer'
import { fileApi } from './fileApi'

/** Document that a test asks for. */
interface DocumentRequest extends Omit<Partial<ViewerProps>, 'document'> {
  file: string
  mark?: Partial<PageWatermark>
  /** Defaults to reading without downloads. */
  level?: Level
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
  }
}

const mark = { ...DEFAULT_WATERMARK_STYLE, lines: ['21 Sun Member', '2026-11-22 09:41 UTC'] }

const documentOf = (
  file: string,
  { level = LEVEL.view, mark: changes = {} }: Partial<DocumentRequest> = {},
): ViewedDocument => ({
  id: file,
  name: file,
  key: `${file} ${level}`,
  api: fileApi,
  section: '/files/',
  open: (options) =>
    call(fileApi.view, { path: { id: file }, body: { level, mark: { ...changes } } }, options),
  accessOf: readingAccess,
})

const Shown = ({ file, mark: changes, level, ...props }: DocumentRequest) => (
  <Viewer
    key={file}
    document={documentOf(file, { ...(changes ? { mark: changes } : {}), ...(level ? { level } : {}) })}
    {...props}
  />
)

function Wished({ wish }: { wish: ViewRequest }) {
  if ('sample' in wish) return <WatermarkPreview mark={{ ...mark, ...wish.sample }} zooms={[wish.zoom]} />
  if ('before' in wish) return <Comparison before={documentOf(wish.before)} after={documentOf(wish.after)} />
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

connectCalls()
storeToken(await (await fetch('/token')).text())
useSession.setState({ user: { userId: '30', userName: 'buyer' } as User })
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
