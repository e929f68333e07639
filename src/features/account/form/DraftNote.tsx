import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'

interface DraftNoteProps {
  onClose: () => void
  onRestart: () => void
}

/** Says that what was typed before is back, and offers to start afresh. */
export function DraftNote({ onClose, onRestart }: DraftNoteProps) {
  const { t } = useTranslation('pages')
  const { t: common } = useTranslation()
  return (
    <Alert
      type="info"
      showIcon
      className="list-note"
      title={t('draft.restored')}
      closable={{ onClose, 'aria-label': common('actions.close') }}
      action={
        <Button size="small" onClick={onRestart}>
          {t('draft.restart')}
        </Button>
      }
    />
  )
}
