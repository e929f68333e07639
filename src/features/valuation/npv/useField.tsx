import { WarningOutlined } from '@ant-design/icons'
import { Form, type FormItemProps } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { asks } from './applicable'
import { checkOnce, fieldLabel, issueText, type NpvIssue, type NpvText } from './issues'
import type { NpvForm, NpvValues } from './schema'
import { NPV_WARNINGS, warningsOnce, type NpvWarning } from './warnings'

export function useNpvText(): NpvText {
  return useTranslation(['valuationNpv', 'valuationForm', 'valuation']).t
}

/** A value that follows from all fields, the hidden ones included; renders only when it changes. */
export function useNpvValues<T>(select: (values: NpvValues) => T): T {
  const form = Form.useFormInstance<NpvValues>()
  const selected = Form.useWatch(select, { form, preserve: true }) as T | undefined
  // Before the first field is mounted nothing is watched yet.
  return selected ?? select(form.getFieldsValue(true) as NpvValues)
}

export const useAsked = () => useNpvValues(asks)

export const useCurrency = () => useNpvValues(({ currency }) => (currency === 'CNY' ? 'CNY' : 'USD'))

/** Rendered anew with the language, unlike a text that is fixed when the rule runs. */
function IssueText({ issue }: { issue: NpvIssue }) {
  return issueText(useNpvText(), issue)
}

/** The schema's verdict on one field, as a rule of the component library. */
function rulesOf(path: FieldPath): FormItemProps['rules'] {
  const key = pathKey(path)
  return [
    (form) => ({
      validator: async () => {
        const { issues } = checkOnce(form.getFieldsValue(true) as object)
        const issue = issues.find((it) => pathKey(it.path) === key)
        // The library shows a rejected element in place of a text.
        if (issue) throw <IssueText issue={issue} /> // oxlint-disable-line no-throw-literal, typescript/only-throw-error -- the library shows it as it is
      },
    }),
  ]
}

/** Warnings that the valuation form words as well. */
const SHARED = ['growthHigh', 'shareHigh', 'costsExceedSales', 'waccUnusual'] as const

function warningText(t: NpvText, { key, params }: NpvWarning): string {
  const shared = SHARED.find((name) => name === key)
  if (shared) return t(`valuationForm:warning.${shared}`, params)
  return t(`warning.${key as Exclude<(typeof NPV_WARNINGS)[number], (typeof SHARED)[number]>}`, params)
}

/** Beside a field: what it expects, and a warning that does not block. */
function FieldNote({ path, hint }: { path: FieldPath; hint: ReactNode }) {
  const t = useNpvText()
  const key = pathKey(path)
  const warning = useNpvValues(
    (values) => warningsOnce(values).find((it) => pathKey(it.path) === key) ?? null,
  )
  return (
    <>
      {hint}
      {warning && (
        <output className="valuation-warning">
          <WarningOutlined aria-hidden /> {warningText(t, warning)}
        </output>
      )}
    </>
  )
}

/** Name, label, rules and hint of a field, for `<Form.Item {...field('growth', hint)}>`. */
export function useField() {
  const t = useNpvText()
  return (path: keyof NpvForm | FieldPath, hint?: ReactNode): FormItemProps => {
    const full: FieldPath = typeof path === 'string' ? [path] : path
    return {
      name: [...full],
      label: fieldLabel(t, full),
      rules: rulesOf(full),
      extra: <FieldNote path={full} hint={hint} />,
    }
  }
}
