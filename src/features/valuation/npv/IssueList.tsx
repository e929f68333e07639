import { WrongFields } from '@/shared/form/FieldLinks'
import { checkOnce, fieldLabel, issueText } from './issues'
import { useNpvText, useNpvValues } from './useField'

/** After a save that was not sent: everything that is wrong; shrinks as it is mended. */
export function IssueList() {
  const t = useNpvText()
  const issues = useNpvValues((values) => checkOnce(values).issues)
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
