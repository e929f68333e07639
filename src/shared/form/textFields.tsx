import { Input, type InputProps } from 'antd'
import { Field, useFieldDeclaration, type FieldProps } from './Field'
import { lengthOf } from './fieldParsers'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'tel' | 'email'
  autoComplete?: string
  inputMode?: InputProps['inputMode']
  isCode?: boolean
  placeholder?: string
}

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

interface TextAreaFieldProps extends FieldProps {
  minRows?: number
  maxRows?: number
}

export function TextAreaField({ minRows = 3, maxRows = 12, ...field }: TextAreaFieldProps) {
  const { max } = useFieldDeclaration(field.name)
  return (
    <Field isWide {...field}>
      <Input.TextArea
        autoSize={{ minRows, maxRows }}
        {...(max === undefined ? {} : { count: { show: true, max, strategy: lengthOf } })}
      />
    </Field>
  )
}
