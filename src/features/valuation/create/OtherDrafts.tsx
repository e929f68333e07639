import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { NamedDraft } from '@/shared/form/drafts'
import { useTranslations } from '@/shared/i18n'
import styles from './create.module.css'
import { draftAddress, draftTitle } from './newDrafts'
import { useEndDraft } from './useEndDraft'

const MAX_LISTED = 3

export function OtherDrafts({ drafts }: { drafts: readonly NamedDraft[] }) {
  const t = useTranslations('valuationForm')
  const [isExpanded, setExpanded] = useState(false)
  const endDraft = useEndDraft()
  const shown = isExpanded ? drafts : drafts.slice(0, MAX_LISTED)
  return (
    <section className={styles.drafts} aria-label={t('valuationForm:drafts.title')}>
      <span>{t('valuationForm:drafts.count', { count: drafts.length })}</span>
      <ul>
        {shown.map((draft) => {
          const name = draftTitle(draft) || t('valuationForm:drafts.unnamed')
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
                onClick={() => endDraft(draft, 'deleted')}
              />
            </li>
          )
        })}
      </ul>
      {shown.length < drafts.length && (
        <Button type="link" size="small" onClick={() => setExpanded(true)}>
          {t('valuationForm:drafts.more', { count: drafts.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
