import { Form, type FormInstance } from 'antd'
import { createContext, use, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { pathKey, type FieldPath } from './fieldPath'
import { issueAt, labelOf, useFormContext, useIssueText } from './formContext'
import type { ValidationError } from './validation'
import styles from './form.module.css'
import { ruleOf } from './fieldParsers'

/** Rendered anew with the language, unlike a text that is fixed when the rule runs. */
export function IssueText({ issue }: { issue: ValidationError<string> }) {
  return useIssueText(useFormContext().customMessage)(issue)
}

/** The schema's verdict on one field, for a rule of the component library. */
export async function refuseWrong(schema: z.ZodMiniType, form: FormInstance, path: FieldPath) {
  const issue = issueAt(schema, form, path)
  // The library shows a rejected element in place of a text.
  if (issue) throw <IssueText issue={issue} /> // oxlint-disable-line no-throw-literal, typescript/only-throw-error -- the library shows it as it is
}

/** Where the rows around stand: names of their fields are relative to it. */
export const RowsContext = createContext<FieldPath>([])

export interface FieldProps {
  /** Within rows: the row's number and the cell's name. */
  name: string | FieldPath
  /** Where it is not called as the form's labels say; null for none. */
  label?: ReactNode
  /** What is expected, said before an error is made. */
  hint?: ReactNode
  /** Where it follows from other fields. */
  isRequired?: boolean
  /** As wide as the form. */
  isWide?: boolean
}

/** What a field's declaration says, for its control. */
export function useDeclared(name: FieldProps['name']) {
  const { schema, labels } = useFormContext()
  const path = [...use(RowsContext), ...(typeof name === 'string' ? [name] : name)]
  return { ...ruleOf(schema, path), label: labelOf(labels, path) }
}

interface FieldFrameProps extends FieldProps {
  /** What stands there in place of a text where it is only read. */
  readAs?: ReactNode
  valuePropName?: string
  /** A choice is checked as it is made, what is typed when the field is left. */
  isChoice?: boolean
  /** The control. */
  children: ReactNode
}

/** A field around any control: name, label, mark and rule as the form's schema declares them. */
export function Field(props: FieldFrameProps) {
  const { name, label, hint, isRequired, isWide = false, isChoice = false, readAs, children } = props
  const { schema, labels, remark, note, read } = useFormContext()
  const form = Form.useFormInstance()
  const rows = use(RowsContext)
  const own = typeof name === 'string' ? [name] : name
  const path = [...rows, ...own]
  const shownLabel = label === undefined ? labelOf(labels, path) : label
  if (read) {
    return (
      <read.Field path={path} label={shownLabel} isWide={isWide}>
        {readAs}
      </read.Field>
    )
  }
  const isAsked = isRequired ?? ruleOf(schema, path).isRequired
  return (
    <div
      className={isWide ? `${styles.field} ${styles.wide}` : styles.field}
      data-optional={isAsked ? undefined : ''}
      data-field={pathKey(path)}
    >
      <Form.Item
        name={[...own]}
        label={shownLabel}
        required={isAsked}
        rules={[{ validator: () => refuseWrong(schema, form, path) }]}
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
