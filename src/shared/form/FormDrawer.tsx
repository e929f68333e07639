import { Button, Drawer, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SchemaForm } from './SchemaForm'
import { SubmitFailure } from './SubmitFailure'
import type { SchemaFormState } from './useSchemaForm'

interface FormDrawerProps {
  form: SchemaFormState
  title: string
  submitText: string
  onClose: () => void
  children: ReactNode
}

/** A form beside the screen that it belongs to. Closing it keeps what was typed, where the form has a draft. */
export function FormDrawer({ form, title, submitText, onClose, children }: FormDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      open
      size="large"
      title={title}
      onClose={onClose}
      footer={
        <Flex gap="small" justify="end">
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button
            type="primary"
            loading={form.isBusy}
            disabled={form.isWaiting}
            onClick={() => form.fields.submit()}
          >
            {submitText}
          </Button>
        </Flex>
      }
    >
      <SchemaForm form={form}>{children}</SchemaForm>
      {form.failure && <SubmitFailure failure={form.failure} />}
    </Drawer>
  )
}
