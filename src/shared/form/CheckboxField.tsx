import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { Field, type FieldProps } from './Field'

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
