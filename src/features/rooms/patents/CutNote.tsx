import { Alert } from 'antd'

interface CutNoteProps {
  shown: number
  /** Null while it is not known. */
  total: number | null
  title: string
}

/** Says that a view of the patents does not hold all of them. */
export const CutNote = ({ shown, total, title }: CutNoteProps) =>
  total !== null && total > shown && <Alert type="warning" showIcon className="list-note" title={title} />
