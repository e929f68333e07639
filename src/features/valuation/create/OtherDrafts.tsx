import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { NamedDraft } from '@/shared/form/drafts'
import { useTranslations } from '@/shared/i18n'
import styles from './create.module.css'
import { draftAddress, subjectOf } from './drafts'
import { useEndDraft } from './useEndDraft'

/** Drafts that are named; the rest is counted. */
const MOST_NAMED = 3

/** What was begun before and waits: each can be gone on with or deleted. */
export function OtherDrafts({ drafts }: { drafts: readonly NamedDraft[] }) {
  const t = useTranslations('valuationForm')
  const [isWhole, setWhole] = useState(false)
  const end = useEndDraft()
  const shown = isWhole ? drafts : drafts.slice(0, MOST_NAMED)
  return (
    <section className={styles.drafts} aria-label={t('valuationForm:drafts.title')}>
      <span>{t('valuationForm:drafts.count', { count: drafts.length })}</span>
      <ul>
        {shown.map((draft) => {
          const name = subjectOf(draft) || t('valuationForm:drafts.unnamed')
          const time = dayjs(draft.time)
          return (
            <li key={draft.name}>
              <Link to={draftAddress(draft)}>{name}</Link>
              <time dateTime={time.toISOString()}>
                {time.format(time.isSame(dayjs(), 'day') ? 'HH:mm' : 'MM-DD HH:mm')}
              </time>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden />}
                aria-label={t('valuationForm:drafts.deleteOne', { name })}
                title={t('valuationForm:drafts.deleteOne', { name })}
                onClick={() => end(draft, 'deleted')}
              />
            </li>
          )
        })}
      </ul>
      {shown.length < drafts.length && (
        <Button type="link" size="small" onClick={() => setWhole(true)}>
          {t('valuationForm:drafts.more', { count: drafts.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
