import { useTranslations } from '@/shared/i18n'
import { pathKey, valueAt, type FieldPath } from './fieldPath'
import { useFormContext } from './formContext'
import { checkOnce, isFilled } from './validation'
import styles from './form.module.css'
import { useFormValue } from './useFormValue'

interface FilledCountProps {
  fields: readonly FieldPath[]
  /** Also shows how many are missing or wrong. */
  showsIssues: boolean
}

const isAnswered = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== false && isFilled(value)

export function FilledCount({ fields, showsIssues }: FilledCountProps) {
  const t = useTranslations('parts')
  const { schema } = useFormContext()
  const filled = useFormValue((values) => fields.filter((path) => isAnswered(valueAt(values, path))).length)
  const names = new Set(fields.map(pathKey))
  const isWithin = ({ path }: { path: FieldPath }) =>
    path.some((_, end) => names.has(pathKey(path.slice(0, end + 1))))
  const issues = useFormValue((values) => checkOnce(schema, values).issues.filter(isWithin).length)
  return (
    <span className={styles.filled}>
      {t('parts:form.group.filled', { filled, total: fields.length })}
      {showsIssues && issues > 0 && ` · ${t('parts:form.meter.missing', { count: issues })}`}
    </span>
  )
}
