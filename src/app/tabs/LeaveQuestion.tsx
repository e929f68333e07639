import { abortPending } from '@/shared/lib/pendingWork'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'

interface LeaveQuestionProps {
  onStay: () => void
  /** Pending work has been aborted by then. */
  onLeave: () => void
}

export default function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const t = useTranslations('parts')
  return (
    <Dialog
      open
      title={t('parts:leaving.title')}
      okText={t('parts:leaving.leave')}
      cancelText={t('parts:leaving.stay')}
      okButtonProps={{ danger: true }}
      onCancel={onStay}
      onOk={() => {
        abortPending('screen')
        onLeave()
      }}
    >
      {t('parts:leaving.text')}
    </Dialog>
  )
}
