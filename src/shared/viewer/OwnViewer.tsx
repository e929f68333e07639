import type { ViewerDocument } from './useOpenedDocument'
import { Viewer } from './Viewer'
import { useState } from 'react'
import { useSession } from '@/shared/auth/session'
import { DEFAULT_WATERMARK_STYLE, type PageWatermark } from './watermark'

/** Minutes are precise enough to find an event in a log. */
const timeOf = (now: Date) => `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Default watermark of the signed-in user: who they are, and when they started to read. */
function useOwnWatermark(): PageWatermark {
  const user = useSession((session) => session.user)
  const [time] = useState(() => timeOf(new Date()))
  const name = user?.nickName || user?.userName || ''
  return { ...DEFAULT_WATERMARK_STYLE, lines: [`${user?.userId ?? ''} ${name}`, time] }
}

export const OwnViewer = ({ document }: { document: ViewerDocument }) => (
  <Viewer document={document} mark={useOwnWatermark()} canSearch />
)
