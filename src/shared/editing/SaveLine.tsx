import { Button } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { isUncertain } from '@/shared/api'
import { FailureText } from '@/shared/ui/FailureText'
import { useFormName } from '@/shared/form/focusField'
import type { SaveStatus } from './autosave'
import { conflictId } from './ConflictPanel'
import type { Words } from './words'
import styles from './editing.module.css'

interface SaveLineProps {
  status: SaveStatus
  words: Pick<Words, 'noun'>
  onSave: () => void
}

/** Whether what is typed is saved; if not, why, and what to do. */
export function SaveLine({ status, words: { noun }, onSave }: SaveLineProps) {
  const { t } = useTranslation('editing')
  const { t: common } = useTranslation()
  const form = useFormName()
  switch (status.kind) {
    case 'saved':
      return (
        <span role="status" className={styles.saveLine}>
          {status.at === null
            ? t('save.untouched')
            : t('save.saved', { time: dayjs(status.at).format('HH:mm') })}
        </span>
      )
    case 'typed':
      return (
        <span className={styles.saveLine}>
          {t('save.typed')}{' '}
          <Button size="small" onClick={onSave}>
            {t('save.now')}
          </Button>
        </span>
      )
    case 'saving':
      return <span className={styles.saveLine}>{t('save.saving')}</span>
    case 'failed':
      return (
        <span role="alert" className={`${styles.saveLine} ${styles.isFailed}`}>
          {t(isUncertain(status.failure) ? 'save.unknown' : 'save.failed')}{' '}
          <FailureText failure={status.failure} />{' '}
          <Button size="small" onClick={onSave}>
            {common('actions.retry')}
          </Button>
        </span>
      )
    default:
      return (
        <span role="alert" className={`${styles.saveLine} ${styles.isFailed}`}>
          {t('save.conflict', { noun })}{' '}
          <Button size="small" onClick={() => document.getElementById(conflictId(form))?.focus()}>
            {t('save.choose')}
          </Button>
        </span>
      )
  }
}
