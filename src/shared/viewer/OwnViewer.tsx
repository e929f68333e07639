import type { ViewerDocument } from './useOpenedDocument'
import { Viewer } from './Viewer'
import { useState } from 'react'
import { useSession } from '@/shared/auth/session'
import { DEFAULT_MARK_STYLE, type Mark } from './watermark'

/** Minutes are enough to find a moment in a log. */
const timeOf = (now: Date) => `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** The mark of whoever is signed in, where nothing else is set: who he is, and when he began to read. */
function useOwnMark(): Mark {
  const user = useSession((session) => session.user)
  const [time] = useState(() => timeOf(new Date()))
  const name = user?.nickName || user?.userName || ''
  return { ...DEFAULT_MARK_STYLE, lines: [`${user?.userId ?? ''} ${name}`, time] }
}

/** A document under the mark of whoever reads it. */
export const OwnViewer = ({ document }: { document: ViewerDocument }) => (
  <Viewer document={document} mark={useOwnMark()} canSearch />
)
