import { Checkbox, Input, Radio, Select, type InputProps } from 'antd'
import { use, type ReactNode } from 'react'
import { MAX_FILES, type UploadKind } from '@/shared/files/rules'
import { UploadField } from '@/shared/ui/upload/UploadField'
import { Field, RowsContext, type FieldProps } from './Field'
import { labelOf, useFormContext } from './formContext'
import { lengthOf, ruleOf } from './readers'

/** What a field's declaration says, for its control. */
function useDeclared(name: FieldProps['name']) {
  const { schema, labels } = useFormContext()
  const path = [...use(RowsContext), ...(typeof name === 'string' ? [name] : name)]
  return { ...ruleOf(schema, path), label: labelOf(labels, path) }
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'tel' | 'email'
  autoComplete?: string
  inputMode?: InputProps['inputMode']
  /** A code or a number: no words to be corrected. */
  isCode?: boolean
}

/** One line. */
export function TextField({
  type = 'text',
  autoComplete = 'off',
  inputMode,
  isCode,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      <Input
        type={type}
        autoComplete={autoComplete}
        {...(inputMode ? { inputMode } : {})}
        {...(isCode ? { spellCheck: false } : {})}
      />
    </Field>
  )
}

interface LongFieldProps extends FieldProps {
  minRows?: number
  maxRows?: number
}

/** Several lines, with how many characters there are of how many that there may be. */
export function LongField({ minRows = 3, maxRows = 12, ...field }: LongFieldProps) {
  const { max } = useDeclared(field.name)
  return (
    <Field isWide {...field}>
      <Input.TextArea
        autoSize={{ minRows, maxRows }}
        {...(max === undefined ? {} : { count: { show: true, max, strategy: lengthOf } })}
      />
    </Field>
  )
}

interface ChoiceFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** All of them in sight, for a few. */
  isOpen?: boolean
}

/** One of a few. */
export function ChoiceField({ options, isOpen = false, ...field }: ChoiceFieldProps) {
  const { label, isRequired } = useDeclared(field.name)
  return (
    <Field isChoice {...field}>
      {isOpen ? (
        <Radio.Group aria-label={label} className="form-choices" options={[...options]} />
      ) : (
        <Select allowClear={!isRequired} options={[...options]} />
      )}
    </Field>
  )
}

interface TickFieldProps extends FieldProps {
  /** Beside the box. */
  children: ReactNode
}

/** A box beside its words. */
export function TickField({ children, ...field }: TickFieldProps) {
  return (
    <Field isChoice valuePropName="checked" {...field}>
      <Checkbox>{children}</Checkbox>
    </Field>
  )
}

interface FilesFieldProps extends FieldProps {
  kind: UploadKind
  /** Told when files begin and cease to be under way, for the form's submit to wait. */
  onBusyChange?: (isBusy: boolean) => void
}

/** Files, sent as they are chosen. */
export function FilesField({ kind, onBusyChange, ...field }: FilesFieldProps) {
  const { max = MAX_FILES } = useDeclared(field.name)
  return (
    <Field isChoice isWide {...field}>
      <UploadField kind={kind} maxFiles={max} {...(onBusyChange ? { onBusyChange } : {})} />
    </Field>
  )
}
