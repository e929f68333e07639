import { Alert, Button } from 'antd'
import { useTranslations } from '@/shared/i18n'

interface DraftNoticeProps {
  title: string
  action: { text: string; onClick: () => void }
  onClose: () => void
}

export function DraftNotice({ title, action, onClose }: DraftNoticeProps) {
  const t = useTranslations()
  return (
    <Alert
      type="info"
      showIcon
      className="list-note"
      title={title}
      closable={{ onClose, 'aria-label': t('actions.close') }}
      action={
        <Button size="small" onClick={action.onClick}>
          {action.text}
        </Button>
      }
    />
  )
}
