import dayjs from 'dayjs'
import { useCallback } from 'react'
import { useDrafts } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import styles from './form.module.css'

interface SavedLineProps {
  draftName: string
  /** The form is being sent. */
  isBusy: boolean
}

/** When what was typed was kept last; while it is sent, what comes next. */
export function SavedLine({ draftName, isBusy }: SavedLineProps) {
  const t = useTranslations('valuationForm')
  const [draft] = useDrafts(useCallback((name: string) => name === draftName, [draftName]))
  const words = isBusy
    ? t('valuationForm:submit.underWay')
    : draft && t('valuationForm:drafts.saved', { time: dayjs(draft.time).format('HH:mm') })
  return words && <p className={styles.saved}>{words}</p>
}
