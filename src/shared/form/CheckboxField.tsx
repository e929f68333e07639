import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { Field, type FieldProps } from './Field'

interface CheckboxFieldProps extends FieldProps {
  children: ReactNode
}

export function CheckboxField({ children, ...field }: CheckboxFieldProps) {
  return (
    <Field isChoice valuePropName="checked" {...field}>
      <Checkbox>{children}</Checkbox>
    </Field>
  )
}
