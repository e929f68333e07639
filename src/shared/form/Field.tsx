import { Form, type FormInstance } from 'antd'
import { createContext, use, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { pathKey, type FieldPath } from './fieldPath'
import { issueAt, labelOf, useFormContext, useIssueText } from './formContext'
import type { ValidationError } from './validation'
import styles from './form.module.css'
import { ruleOf } from './fieldParsers'

/** Re-rendered when the language changes, unlike a text that is fixed when the rule runs. */
export function IssueText({ issue }: { issue: ValidationError<string> }) {
  return useIssueText(useFormContext().customMessage)(issue)
}

/** Rule of antd for one field, checked by the schema. */
export async function validateField(schema: z.ZodMiniType, form: FormInstance, path: FieldPath) {
  const issue = issueAt(schema, form, path)
  // antd renders a thrown element like a text.
  if (issue) throw <IssueText issue={issue} /> // oxlint-disable-line no-throw-literal, typescript/only-throw-error -- the library shows it as it is
}

/** Path of the surrounding rows; names of their fields are relative to it. */
export const RowsContext = createContext<FieldPath>([])

export interface FieldProps {
  /** Within rows: the row's number and the cell's name. */
  name: string | FieldPath
  /** Overrides the form's label; null for none. */
  label?: ReactNode
  /** Expectation, shown before an error is made. */
  hint?: ReactNode
  isRequired?: boolean
  isWide?: boolean
}

export function useFieldDeclaration(name: FieldProps['name']) {
  const { schema, labels } = useFormContext()
  const path = [...use(RowsContext), ...(typeof name === 'string' ? [name] : name)]
  return { ...ruleOf(schema, path), label: labelOf(labels, path) }
}

interface FieldFrameProps extends FieldProps {
  /** Replaces the text in read-only mode. */
  readOnlyContent?: ReactNode
  valuePropName?: string
  /** Validated on change instead of on blur. */
  isChoice?: boolean
  children: ReactNode
}

/** Wraps any control: name, label, mark and rule come from the form's schema. */
export function Field(props: FieldFrameProps) {
  const { name, label, hint, isRequired, isWide = false, isChoice = false, readOnlyContent, children } = props
  const { schema, labels, remark, note, readOnly } = useFormContext()
  const form = Form.useFormInstance()
  const rows = use(RowsContext)
  const own = typeof name === 'string' ? [name] : name
  const path = [...rows, ...own]
  const shownLabel = label === undefined ? labelOf(labels, path) : label
  if (readOnly) {
    return (
      <readOnly.Field path={path} label={shownLabel} isWide={isWide}>
        {readOnlyContent}
      </readOnly.Field>
    )
  }
  const isMarkedRequired = isRequired ?? ruleOf(schema, path).isRequired
  return (
    <div
      className={isWide ? `${styles.field} ${styles.wide}` : styles.field}
      data-optional={isMarkedRequired ? undefined : ''}
      data-field={pathKey(path)}
    >
      <Form.Item
        name={[...own]}
        label={shownLabel}
        required={isMarkedRequired}
        rules={[{ validator: () => validateField(schema, form, path) }]}
        extra={
          remark ? (
            <div className={styles.extra}>
              <div>{hint}</div>
              {remark(path)}
            </div>
          ) : (
            hint
          )
        }
        {...(props.valuePropName === undefined ? {} : { valuePropName: props.valuePropName })}
        {...(isChoice ? { validateTrigger: 'onChange' } : {})}
      >
        {children}
      </Form.Item>
      {rows.length === 0 && note?.(path)}
    </div>
  )
}
