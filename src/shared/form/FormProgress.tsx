import { Button, Progress } from 'antd'
import { useDeferredValue } from 'react'
import { useTranslations } from '@/shared/i18n'
import { completenessOf } from './completeness'
import { FieldLinks } from './FieldLinks'
import { inScreenOrder, useFormName } from './focusField'
import { labelOf, useFormContext, useIssueText } from './formContext'
import styles from './meter.module.css'
import { useFormValue } from './useFormValue'

interface FormProgressProps {
  isChecked: boolean
  onCheck: () => void
}

export function FormProgress({ isChecked, onCheck }: FormProgressProps) {
  const t = useTranslations('parts')
  const { schema, labels, customMessage } = useFormContext()
  const issueText = useIssueText(customMessage)
  const form = useFormName()
  const { required, filled, issues } = completenessOf<string>(
    schema,
    useDeferredValue(useFormValue((values) => values)),
  )
  return (
    <div className={styles.meter}>
      <div className={styles.head}>
        <Progress
          percent={required === 0 ? 100 : Math.round((filled / required) * 100)}
          size="small"
          aria-label={t('parts:form.meter.title')}
          className={styles.bar}
        />
        <span>{t('parts:form.meter.filled', { filled, required })}</span>
        <Button size="small" onClick={onCheck}>
          {t('parts:form.meter.check')}
        </Button>
      </div>
      {issues.length > 0 ? (
        <details open={isChecked || undefined}>
          <summary>{t('parts:form.meter.missing', { count: issues.length })}</summary>
          <FieldLinks
            fields={inScreenOrder(form, issues).map((issue) => ({
              path: issue.path,
              label: labelOf(labels, issue.path),
              text: issueText(issue),
            }))}
          />
        </details>
      ) : (
        isChecked && <p role="status">{t('parts:form.meter.complete')}</p>
      )}
    </div>
  )
}
