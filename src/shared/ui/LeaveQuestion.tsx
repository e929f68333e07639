import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { giveUpWork } from '@/shared/lib/unfinished'

interface LeaveQuestionProps {
  onStay: () => void
  /** What is under way has been cut off by then. */
  onLeave: () => void
}

/** Asks before a screen or a dialog is left while files are being sent from it. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation('parts')
  return (
    <Modal
      open
      title={t('leaving.title')}
      okText={t('leaving.leave')}
      cancelText={t('leaving.stay')}
      okButtonProps={{ danger: true }}
      onCancel={onStay}
      onOk={() => {
        giveUpWork()
        onLeave()
      }}
    >
      {t('leaving.text')}
    </Modal>
  )
}
