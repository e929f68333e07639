import { Form, type FormInstance } from 'antd'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useTranslations } from '@/shared/i18n'
import type { FieldPath } from './fieldPath'
import { FormName } from './focusField'
import styles from './form.module.css'
import { FormContext, type Labels, type OwnText } from './formContext'
import { recheckWrong } from './revalidate'

export type Values = Record<string, unknown>

interface SchemaFieldsProps {
  form: FormInstance<Values>
  /** The ids of the fields begin with it: one form's own (`useId`). */
  name: string
  schema: z.ZodMiniType
  labels: Labels
  customMessage?: OwnText | undefined
  remark?: ((path: FieldPath) => ReactNode) | undefined
  note?: ((path: FieldPath) => ReactNode) | undefined
  beginSending?: (() => () => void) | undefined
  start: object
  onType: (changed: Values) => void
  /** A field is left. */
  onLeave?: (() => void) | undefined
  /** Whatever is wrong. */
  onSend?: () => void
  className?: string
  children: ReactNode
}

/**
 * A form's fields over their schema: a field is checked when it is left, a wrong one as it is mended. Links find
 * the fields by the form's name.
 */
export function SchemaFields(props: SchemaFieldsProps) {
  const { form, name, schema, labels, customMessage, remark, note, start, onType, onLeave, onSend } = props
  const { beginSending, className = '', children } = props
  const t = useTranslations('parts')
  const context = useMemo(
    () => ({ schema, labels, customMessage, remark, note, beginSending }),
    [schema, labels, customMessage, remark, note, beginSending],
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
          initialValues={start}
          onValuesChange={(changed: Values) => {
            onType(changed)
            recheckWrong(form)
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
