import { Form, type FormInstance } from 'antd'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useTranslations } from '@/shared/i18n'
import type { FieldPath } from './fieldPath'
import { FormName } from './focusField'
import styles from './form.module.css'
import { FormContext, type Labels, type CustomMessage } from './formContext'
import { revalidateInvalid } from './revalidate'

export type Values = Record<string, unknown>

interface SchemaFieldsProps {
  form: FormInstance<Values>
  /** Prefix of the field ids, unique per form (`useId`). */
  name: string
  schema: z.ZodMiniType
  labels: Labels
  customMessage?: CustomMessage | undefined
  remark?: ((path: FieldPath) => ReactNode) | undefined
  note?: ((path: FieldPath) => ReactNode) | undefined
  trackSending?: (() => () => void) | undefined
  initialValues: object
  onType: (changed: Values) => void
  onLeave?: (() => void) | undefined
  /** Called even if fields are invalid. */
  onSend?: () => void
  className?: string
  children: ReactNode
}

/**
 * Fields of a form with a schema: a field is validated on blur, an invalid one on every change. Links find the fields
 * by the form's name.
 */
export function SchemaFields(props: SchemaFieldsProps) {
  const { form, name, schema, labels, customMessage, remark, note, initialValues, onType, onLeave, onSend } =
    props
  const { trackSending, className = '', children } = props
  const t = useTranslations('parts')
  const context = useMemo(
    () => ({ schema, labels, customMessage, remark, note, trackSending }),
    [schema, labels, customMessage, remark, note, trackSending],
  )
  const send = onSend && { onFinish: onSend, onFinishFailed: onSend }
  return (
    <FormName value={name}>
      <FormContext value={context}>
        <Form<Values>
          form={form}
          name={name}
          layout="vertical"
          className={`${styles.form} ${className}`}
          style={{ '--optional': `"${t('parts:form.optional')}"` } as CSSProperties}
          requiredMark={false}
          validateTrigger="onBlur"
          initialValues={initialValues}
          onValuesChange={(changed: Values) => {
            onType(changed)
            revalidateInvalid(form)
          }}
          onBlur={onLeave}
          {...send}
        >
          {children}
        </Form>
      </FormContext>
    </FormName>
  )
}
