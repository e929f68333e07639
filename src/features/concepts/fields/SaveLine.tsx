import { Button } from 'antd'
import dayjs from 'dayjs'
import { mayHaveSucceeded } from '@/shared/api'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useFormName } from '@/shared/form/focusField'
import { useTranslations } from '@/shared/i18n'
import type { SaveStatus } from '@/shared/autosave/autosave'
import { conflictId } from '@/shared/autosave/ConflictPanel'
import type { EditLabels } from '@/shared/autosave/editLabels'
import styles from '@/shared/autosave/autosave.module.css'

interface SaveLineProps {
  status: SaveStatus
  labels: Pick<EditLabels, 'noun'>
  onSave: () => void
}

export function SaveLine({ status, labels: { noun }, onSave }: SaveLineProps) {
  const t = useTranslations('editing')
  const form = useFormName()
  switch (status.kind) {
    case 'saved':
      return (
        <span role="status" className={styles.saveLine}>
          {status.at === null
            ? t('editing:save.untouched')
            : t('editing:save.saved', { time: dayjs(status.at).format('HH:mm') })}
        </span>
      )
    case 'typed':
      return (
        <span className={styles.saveLine}>
          {t('editing:save.typed')}{' '}
          <Button size="small" onClick={onSave}>
            {t('editing:save.now')}
          </Button>
        </span>
      )
    case 'saving':
      return <span className={styles.saveLine}>{t('editing:save.saving')}</span>
    case 'failed':
      return (
        <span role="alert" className={`${styles.saveLine} ${styles.isFailed}`}>
          {t(mayHaveSucceeded(status.failure) ? 'editing:save.unknown' : 'editing:save.failed')}{' '}
          <ErrorMessage failure={status.failure} />{' '}
          <Button size="small" onClick={onSave}>
            {t('actions.retry')}
          </Button>
        </span>
      )
    default:
      return (
        <span role="alert" className={`${styles.saveLine} ${styles.isFailed}`}>
          {t('editing:save.conflict', { noun })}{' '}
          <Button size="small" onClick={() => document.getElementById(conflictId(form))?.focus()}>
            {t('editing:save.choose')}
          </Button>
        </span>
      )
  }
}
