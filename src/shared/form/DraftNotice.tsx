import { Alert, Button } from 'antd'
import { useTranslations } from '@/shared/i18n'

interface DraftNoteProps {
  title: string
  /** What to begin with instead. */
  action: { text: string; onClick: () => void }
  onClose: () => void
}

/** Says that what was typed before is back, and offers another start. */
export function DraftNote({ title, action, onClose }: DraftNoteProps) {
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
