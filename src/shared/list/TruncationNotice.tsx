import { Alert } from 'antd'

interface CutNoteProps {
  shown: number
  /** Null while it is not known. */
  total: number | null
  title: string
}

/** Says that a view does not hold all that there is. */
export const TruncationNotice = ({ shown, total, title }: CutNoteProps) =>
  total !== null && total > shown && <Alert type="warning" showIcon className="list-note" title={title} />
