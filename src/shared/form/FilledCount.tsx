import { useTranslations } from '@/shared/i18n'
import { pathKey, valueAt, type FieldPath } from './fieldPath'
import { useFormContext } from './formContext'
import { checkOnce, isFilled } from './validation'
import styles from './form.module.css'
import { useValues } from './useFormValue'

interface FilledProps {
  fields: readonly FieldPath[]
  /** Says how much is missing or wrong, too. */
  saysIssues: boolean
}

const isAnswered = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== false && isFilled(value)

/** How many of some fields hold something. */
export function Filled({ fields, saysIssues }: FilledProps) {
  const t = useTranslations('parts')
  const { schema } = useFormContext()
  const filled = useValues((values) => fields.filter((path) => isAnswered(valueAt(values, path))).length)
  const names = new Set(fields.map(pathKey))
  const isWithin = ({ path }: { path: FieldPath }) =>
    path.some((_, end) => names.has(pathKey(path.slice(0, end + 1))))
  const issues = useValues((values) => checkOnce(schema, values).issues.filter(isWithin).length)
  return (
    <span className={styles.filled}>
      {t('parts:form.group.filled', { filled, total: fields.length })}
      {saysIssues && issues > 0 && ` · ${t('parts:form.meter.missing', { count: issues })}`}
    </span>
  )
}
