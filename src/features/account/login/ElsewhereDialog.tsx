import { useTranslation } from 'react-i18next'
import { Dialog } from '../native/Dialog'
import styles from '../native/dialog.module.css'

interface ElsewhereDialogProps {
  confirm: () => void
  dismiss: () => void
}

/** The account is in use on another device, which going on signs out. */
export default function ElsewhereDialog({ confirm, dismiss }: ElsewhereDialogProps) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation()
  return (
    <Dialog title={t('elsewhere.title')} onClose={dismiss}>
      <p>{t('elsewhere.text')}</p>
      <div className={styles.dialogActions}>
        <button type="button" className="button" onClick={dismiss}>
          {common('actions.cancel')}
        </button>
        <button type="button" className="button button-primary" onClick={confirm}>
          {t('elsewhere.confirm')}
        </button>
      </div>
    </Dialog>
  )
}
