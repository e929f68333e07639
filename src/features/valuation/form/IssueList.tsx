import { useTranslation } from 'react-i18next'
import { fieldLabel } from './model/fieldLabel'
import { WrongFields } from '@/shared/form/FieldLinks'
import { checkOnce, issueText } from './model/issues'
import { useFromValues } from './fields/watching'

/** After a submit that failed: everything that is wrong; shrinks as it is mended. */
export function IssueList() {
  const { t } = useTranslation('valuationForm')
  const issues = useFromValues((values) => checkOnce(values).issues)
  if (issues.length === 0) return null
  return (
    <WrongFields
      title={t('issues.title', { count: issues.length })}
      fields={issues.map((issue) => ({
        path: issue.path,
        label: fieldLabel(t, issue.path),
        text: issueText(t, issue),
      }))}
    />
  )
}
