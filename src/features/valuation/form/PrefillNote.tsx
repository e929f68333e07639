import { FileTextOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslations } from '@/shared/i18n'
import styles from './form.module.css'
import type { FieldName } from './model/formTexts'
import { PREFILL_SOURCES, type Prefill, type PrefilledField } from './model/prefilled'

interface PrefillNoteProps {
  prefill: Prefill
  onClear: () => void
  onBackToDraft?: () => void
}

export function PrefillNote({ prefill, onClear, onBackToDraft }: PrefillNoteProps) {
  const t = useTranslations('valuationForm')
  const { name, from, estimated = [], omitted = [] } = prefill
  const fields = Object.keys(from) as PrefilledField[]
  const labels = (names: readonly PrefilledField[]) =>
    names
      .map((field) => t(`valuationForm:field.${field as FieldName}`))
      .join(t('valuationForm:prefill.listGap'))
  const check = estimated.length > 0 && t('valuationForm:prefill.check', { count: estimated.length })
  return (
    <section className={styles.prefill} role="alert">
      <p>
        <FileTextOutlined aria-hidden /> {t('valuationForm:prefill.title', { name, count: fields.length })}
        {check}
      </p>
      <div className={styles.actions}>
        {onBackToDraft && (
          <Button size="small" type="text" onClick={onBackToDraft}>
            {t('valuationForm:prefill.backToDraft')}
          </Button>
        )}
        <Button size="small" type="text" onClick={onClear}>
          {t('valuationForm:prefill.clear')}
        </Button>
      </div>
      <details>
        <summary>{t('valuationForm:prefill.sources')}</summary>
        <ul className={styles.list}>
          {PREFILL_SOURCES.map((source) => {
            const own = fields.filter((field) => from[field] === source)
            return (
              own.length > 0 && (
                <li key={source}>{t(`valuationForm:prefill.from.${source}`, { fields: labels(own) })}</li>
              )
            )
          })}
          {estimated.length > 0 && (
            <li>{t('valuationForm:prefill.estimated', { fields: labels(estimated) })}</li>
          )}
          {omitted.length > 0 && (
            <li>
              {t('valuationForm:prefill.left.text', {
                fields: omitted
                  .map((what) => t(`valuationForm:prefill.left.${what}`))
                  .join(t('valuationForm:prefill.listGap')),
              })}
            </li>
          )}
        </ul>
      </details>
    </section>
  )
}
