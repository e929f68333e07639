import { WarningOutlined } from '@ant-design/icons'
import type { FormItemProps } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EvidenceButton } from '../../evidence/EvidenceButton'
import { sourceState } from '../../evidence/sourceState'
import type texts from '../../locales/form.zh.json'
import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { checkOnce, issueText, type Issue } from '../model/issues'
import { warningsOnce } from '../model/warnings'
import { useFromValues } from './watching'

export type FieldName = keyof typeof texts.field

/** Rendered anew with the language, unlike a text that is fixed when the rule runs. */
function IssueText({ issue }: { issue: Issue }) {
  const { t } = useTranslation('valuationForm')
  return issueText(t, issue)
}

/** The schema's verdict on one field, as a rule of the component library. */
function rulesOf(path: FieldPath): FormItemProps['rules'] {
  const key = pathKey(path)
  return [
    (form) => ({
      validator: async () => {
        const issue = checkOnce(form.getFieldsValue(true) as object).issues.find(
          (it) => pathKey(it.path) === key,
        )
        // The library shows a rejected element in place of a text.
        if (issue) throw <IssueText issue={issue} /> // oxlint-disable-line no-throw-literal, typescript/only-throw-error -- the library shows it as it is
      },
    }),
  ]
}

/** Beside a field: what it expects, and a warning that does not block. */
function FieldNote({ path, hint }: { path: FieldPath; hint: ReactNode }) {
  const { t } = useTranslation('valuationForm')
  const key = pathKey(path)
  // One watch for both: fifty fields have a note.
  const { warning, source } = useFromValues((values) => ({
    warning: warningsOnce(values).find((it) => pathKey(it.path) === key),
    source: sourceState(values, path),
  }))
  return (
    <div className="valuation-extra">
      <div>
        {hint}
        {warning && (
          <output className="valuation-warning">
            <WarningOutlined aria-hidden /> {t(`warning.${warning.key}`, warning.params)}
          </output>
        )}
      </div>
      {source !== 'none' && <EvidenceButton path={path} isGiven={source === 'given'} />}
    </div>
  )
}

/** Name, label, rules and hint of a field, for `<Form.Item {...field('growth', hint)}>`. */
export function useField() {
  const { t } = useTranslation('valuationForm')
  return (path: FieldName | FieldPath, hint?: ReactNode): FormItemProps => {
    const full: FieldPath = typeof path === 'string' ? [path] : path
    return {
      name: [...full],
      label: t(`field.${full.at(-1) as FieldName}`),
      rules: rulesOf(full),
      extra: <FieldNote path={full} hint={hint} />,
    }
  }
}
