import { useTranslations } from '@/shared/i18n'
import { NativeDialog } from '../native/NativeDialog'
import styles from '../native/dialog.module.css'

interface ElsewhereDialogProps {
  confirm: () => void
  dismiss: () => void
}

/** Warns that the account is in use on another device, which is signed out on confirmation. */
export default function ElsewhereDialog({ confirm, dismiss }: ElsewhereDialogProps) {
  const t = useTranslations('account')
  return (
    <NativeDialog title={t('account:elsewhere.title')} onClose={dismiss}>
      <p>{t('account:elsewhere.text')}</p>
      <div className={styles.dialogActions}>
        <button type="button" className="button" onClick={dismiss}>
          {t('actions.cancel')}
        </button>
        <button type="button" className="button button-primary" onClick={confirm}>
          {t('account:elsewhere.confirm')}
        </button>
      </div>
    </NativeDialog>
  )
}
