import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Providers } from '@/app/Providers'
import { failure, success } from '@/shared/api/result'
import { DEFAULT_MARK_STYLE, type Mark } from '@/shared/viewer/mark'
import type { ReadingEvent } from '@/shared/viewer/reading'
import { Viewer, type ViewerProps } from '@/shared/viewer/Viewer'

/** What a test asks to see. */
export interface Wish extends Omit<Partial<ViewerProps>, 'document' | 'mark'> {
  /** A name among the files of the test's server. */
  file: string
  mark?: Partial<Mark>
}

declare global {
  interface Window {
    /** Shows something else, or the same otherwise. */
    wish: (wish: Wish) => void
    told: ReadingEvent[]
  }
}

const mark = { ...DEFAULT_MARK_STYLE, lines: ['21 Sun Member', '2026-11-22 09:41 UTC'] }

function Wished({ file, mark: changes, ...props }: Wish) {
  return (
    <main style={{ height: '100vh' }}>
      <Viewer
        key={file}
        document={{
          id: file,
          name: file,
          load: async ({ signal }) => {
            const answer = await fetch(`/files/${file}.pdf`, signal ? { signal } : {})
            return answer.ok ? success({ blob: await answer.blob(), name: file }) : failure('server')
          },
        }}
        mark={{ ...mark, ...changes }}
        onReading={(events) => window.told.push(...events)}
        {...props}
      />
    </main>
  )
}

function Page() {
  const [wish, setWish] = useState<Wish | null>(null)
  useEffect(() => {
    Object.assign(window, { wish: setWish })
  }, [])
  return wish && <Wished {...wish} />
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
