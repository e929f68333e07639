import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { Drawer } from '@/shared/ui/Drawer'
import { Dialog } from '@/shared/ui/Dialog'
import styles from './form.module.css'
import { SchemaForm } from './SchemaForm'
import { SubmitErrorAlert } from './SubmitErrorAlert'
import type { SchemaFormState } from './useSchemaForm'

interface FormDialogProps {
  form: SchemaFormState
  title: string
  submitText: string
  /** Before the submit button: another way to keep the input. */
  fallback?: ReactNode
  onClose: () => void
  children: ReactNode
}

export const FormDialog = ({ title, onClose, ...body }: FormDialogProps) => (
  <Dialog
    open
    title={title}
    onCancel={onClose}
    mask={{ closable: false }}
    footer={<Buttons {...body} onClose={onClose} />}
  >
    <Body {...body} />
  </Dialog>
)

export const FormDrawer = ({ title, onClose, children, ...body }: FormDialogProps) => (
  <Drawer open size="large" title={title} onClose={onClose} footer={<Buttons {...body} onClose={onClose} />}>
    <Body {...body}>
      <div className={styles.grid}>{children}</div>
    </Body>
  </Drawer>
)

const Body = ({ form, children }: Pick<FormDialogProps, 'form' | 'children'>) => (
  <>
    <SchemaForm form={form}>{children}</SchemaForm>
    {form.failure && <SubmitErrorAlert failure={form.failure} />}
  </>
)

function Buttons({ form, submitText, fallback, onClose }: Omit<FormDialogProps, 'title' | 'children'>) {
  const t = useTranslations()
  return (
    <Flex gap="small" justify="end">
      <Button onClick={onClose}>{t('actions.cancel')}</Button>
      {fallback}
      <Button
        type="primary"
        loading={form.isBusy}
        disabled={form.isWaiting}
        onClick={() => form.fields.submit()}
      >
        {submitText}
      </Button>
    </Flex>
  )
}
