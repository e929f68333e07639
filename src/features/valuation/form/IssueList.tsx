import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from './fieldLabel'
import { focusField, inScreenOrder } from './focusField'
import { checkOnce, issueText, pathKey } from './issues'
import { useFromValues } from './watching'

/** After a submit that failed: everything that is wrong, each entry leading to its field; shrinks as it is mended. */
export function IssueList() {
  const { t } = useTranslation('valuationForm')
  const issues = useFromValues((values) => checkOnce(values).issues)
  if (issues.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      className="list-note"
      title={t('issues.title', { count: issues.length })}
      description={
        <ul className="valuation-issues">
          {inScreenOrder(issues).map((issue) => (
            <li key={pathKey(issue.path)}>
              <button type="button" className="valuation-jump" onClick={() => focusField(issue.path)}>
                {fieldLabel(t, issue.path)}
              </button>{' '}
              {issueText(t, issue)}
            </li>
          ))}
        </ul>
      }
    />
  )
}
