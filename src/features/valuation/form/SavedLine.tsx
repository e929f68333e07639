import dayjs from 'dayjs'
import { useCallback } from 'react'
import { useDrafts } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import styles from './form.module.css'

interface SavedLineProps {
  draftName: string
  isBusy: boolean
}

export function SavedLine({ draftName, isBusy }: SavedLineProps) {
  const t = useTranslations('valuationForm')
  const [draft] = useDrafts(useCallback((name: string) => name === draftName, [draftName]))
  const text = isBusy
    ? t('valuationForm:submit.underWay')
    : draft?.isStored && t('valuationForm:drafts.saved', { time: dayjs(draft.time).format('HH:mm') })
  return text && <p className={styles.saved}>{text}</p>
}
