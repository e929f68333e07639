import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './form.module.css'
import type { FieldName } from './model/texts'
import { PREFILL_SOURCES, type Prefill, type PrefilledField } from './model/prefill'

interface PrefillNoteProps {
  prefill: Prefill
  onClear: () => void
  /** Where a draft gave way to the prefilled values. */
  onBackToDraft?: () => void
}

/** Says what the form was filled with, and where each field came from. */
export function PrefillNote({ prefill, onClear, onBackToDraft }: PrefillNoteProps) {
  const { t } = useTranslation('valuationForm')
  const { name, from, estimated = [], left = [] } = prefill
  const fields = Object.keys(from) as PrefilledField[]
  const labels = (names: readonly PrefilledField[]) =>
    names.map((field) => t(`field.${field as FieldName}`)).join(t('prefill.listGap'))
  return (
    <Alert
      type="info"
      showIcon
      className="list-note"
      title={t('prefill.title', { name, count: fields.length })}
      description={
        <>
          <ul className={styles.list}>
            {PREFILL_SOURCES.map((source) => {
              const own = fields.filter((field) => from[field] === source)
              return (
                own.length > 0 && <li key={source}>{t(`prefill.from.${source}`, { fields: labels(own) })}</li>
              )
            })}
            {estimated.length > 0 && <li>{t('prefill.estimated', { fields: labels(estimated) })}</li>}
            {left.length > 0 && (
              <li>
                {t('prefill.left.text', {
                  fields: left.map((what) => t(`prefill.left.${what}`)).join(t('prefill.listGap')),
                })}
              </li>
            )}
          </ul>
          <p className={styles.actions}>
            <Button size="small" onClick={onClear}>
              {t('prefill.clear')}
            </Button>
            {onBackToDraft && (
              <Button size="small" onClick={onBackToDraft}>
                {t('prefill.backToDraft')}
              </Button>
            )}
          </p>
        </>
      }
    />
  )
}
