import { Button } from 'antd'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { formatTimeExact } from '@/shared/lib/dates'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { Dialog } from '@/shared/ui/Dialog'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import type { LogRow } from './roomLog.api'
import styles from './log.module.css'
import { pagesText, useLogTexts } from './useLogTexts'

interface EntryDialogProps {
  entry: LogRow
  onClose: () => void
  /** Opens the timeline of the entry's user; undefined when it may not be read. */
  onTimeline?: () => void
}

export default function EntryDialog({ entry, onClose, onTimeline }: EntryDialogProps) {
  const t = useTranslations('vdrLog')
  const { objectOf, durationOf, remarkOf, ruleOf } = useLogTexts()
  const field = t('vdrLog:field', { returnObjects: true })
  const textOrDash = (value: string | null | undefined) => value || EMPTY_VALUE
  const hash = (value: string | null | undefined) => <code className={styles.hash}>{textOrDash(value)}</code>
  const facts = [
    { name: field.time, value: formatTimeExact(entry.time) },
    { name: field.userId, value: textOrDash(entry.userName) },
    { name: field.tagId, value: textOrDash(entry.tagName) },
    { name: field.role, value: <DictLabel type="vdr_member_role" value={entry.role} /> },
    { name: field.address, value: textOrDash(entry.address) },
    { name: field.device, value: textOrDash(entry.device) },
    { name: field.action, value: <DictLabel type="vdr_log_action" value={entry.action} /> },
    { name: field.result, value: t(`vdrLog:result.${entry.result}`) },
    { name: field.nodeId, value: textOrDash(objectOf(entry)) },
    { name: field.pages, value: textOrDash(pagesText(entry.pages)) },
    { name: field.seconds, value: durationOf(entry.seconds) },
    { name: field.text, value: textOrDash(remarkOf(entry)) },
    { name: field.before, value: textOrDash(entry.before) },
    { name: field.after, value: textOrDash(entry.after) },
    ...(entry.hash
      ? [
          { name: field.prev, value: hash(entry.prev) },
          { name: field.hash, value: hash(entry.hash) },
        ]
      : []),
  ]
  return (
    <Dialog
      open
      width={760}
      footer={onTimeline && <Button onClick={onTimeline}>{t('vdrLog:detail.timeline')}</Button>}
      onCancel={onClose}
      title={
        typeof entry.seq === 'number' ? t('vdrLog:detail.title', { seq: entry.seq }) : t('vdrLog:detail.own')
      }
    >
      <DescriptionList items={facts} />
      {entry.anomalies.length > 0 && (
        <section>
          <h3 className="card-title">{field.anomaly}</h3>
          <ul>
            {entry.anomalies.map((anomaly) => (
              <li key={anomaly}>
                {t(`vdrLog:anomaly.${anomaly}`)} · {ruleOf(anomaly)}
              </li>
            ))}
          </ul>
          <p className="cell-note">{t('vdrLog:ruleNote')}</p>
        </section>
      )}
    </Dialog>
  )
}
