import { Alert } from 'antd'
import { focusField, inScreenOrder } from '../form/focusField'
import { pathKey } from '../form/issues'
import { checkOnce, fieldLabel, issueText } from './issues'
import { FORM_NAME, useNpvText, useNpvValues } from './useField'

/** After a save that was not sent: everything that is wrong, each entry leading to its field. */
export function IssueList() {
  const t = useNpvText()
  const issues = useNpvValues((values) => checkOnce(values).issues)
  if (issues.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      className="list-note"
      title={t('issues.title', { count: issues.length })}
      description={
        <ul className="valuation-issues">
          {inScreenOrder(issues, FORM_NAME).map((issue) => (
            <li key={pathKey(issue.path)}>
              <button
                type="button"
                className="valuation-jump"
                onClick={() => focusField(issue.path, FORM_NAME)}
              >
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
