import { Form, type FormProps } from 'antd'
import type { ReactNode } from 'react'
import { FormName } from './focusField'

interface NamedFormProps<Values> extends Omit<
  FormProps<Values>,
  'children' | 'layout' | 'validateTrigger' | 'onFinish' | 'onFinishFailed'
> {
  name: string
  /** Whatever is wrong: the form itself says what, and leads there. */
  onSend: () => void
  children: ReactNode
}

/** A form that checks a field when it is left, and whose links find their fields by its name. */
export const NamedForm = <Values extends object>({
  name,
  onSend,
  children,
  ...form
}: NamedFormProps<Values>) => (
  <FormName value={name}>
    <Form<Values>
      {...form}
      name={name}
      layout="vertical"
      validateTrigger="onBlur"
      onFinish={onSend}
      onFinishFailed={onSend}
    >
      {children}
    </Form>
  </FormName>
)
