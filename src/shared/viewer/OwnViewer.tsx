import type { ViewerDocument } from './opening'
import { useOwnMark } from './ownMark'
import { Viewer } from './Viewer'

/** A document under the mark of whoever reads it. */
export const OwnViewer = ({ document }: { document: ViewerDocument }) => (
  <Viewer document={document} mark={useOwnMark()} canSearch />
)
