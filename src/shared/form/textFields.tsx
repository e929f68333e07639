import { Input, type InputProps } from 'antd'
import { Field, useDeclared, type FieldProps } from './Field'
import { lengthOf } from './fieldParsers'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'tel' | 'email'
  autoComplete?: string
  inputMode?: InputProps['inputMode']
  /** A code or a number: no words to be corrected. */
  isCode?: boolean
  placeholder?: string
}

/** One line. */
export function TextField({
  type = 'text',
  autoComplete = 'off',
  inputMode,
  isCode,
  placeholder,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      <Input
        type={type}
        autoComplete={autoComplete}
        placeholder={placeholder}
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
