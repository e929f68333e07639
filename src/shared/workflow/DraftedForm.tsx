import { Form } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNote } from '@/shared/form/DraftNote'
import { recheckWrong } from '@/shared/form/recheck'
import type { Draft } from '@/shared/form/useDraft'

export type Values = Record<string, unknown>

interface DraftedFormProps {
  /** Under which a button elsewhere submits it. */
  id: string
  draft: Draft
  initialValues: Values
  onChanged: (isChanged: boolean) => void
  onFinish: (values: Values) => void
  children: ReactNode
}

/** The fields of a dialog: begun with what was typed before, and kept with every change. */
export function DraftedForm({ id, draft, initialValues, onChanged, onFinish, children }: DraftedFormProps) {
  const { t } = useTranslation('workflow')
  const [form] = Form.useForm<Values>()
  const [start] = useState(() => ({ ...initialValues, ...draft.restored }))
  const [isRestored, setRestored] = useState(draft.restored !== null)

  function follow() {
    onChanged(true)
    draft.keep(form.getFieldsValue(true) as Values)
    recheckWrong(form)
  }

  function startAfresh() {
    draft.drop()
    setRestored(false)
    onChanged(false)
    const emptied = Object.fromEntries(Object.keys(start).map((field) => [field, undefined]))
    form.setFieldsValue({ ...emptied, ...initialValues })
  }

  return (
    <Form
      form={form}
      name={id}
      layout="vertical"
      initialValues={start}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={follow}
      onFinish={() => onFinish(form.getFieldsValue(true) as Values)}
    >
      {isRestored && (
        <DraftNote
          title={t('restored')}
          action={{ text: t('startAfresh'), onClick: startAfresh }}
          onClose={() => setRestored(false)}
        />
      )}
      {children}
    </Form>
  )
}
