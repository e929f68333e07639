import { Alert } from 'antd'

interface TruncationNoticeProps {
  shown: number
  total: number | null
  title: string
}

export const TruncationNotice = ({ shown, total, title }: TruncationNoticeProps) =>
  total !== null && total > shown && <Alert type="warning" showIcon className="list-note" title={title} />
