import { Button, Form, type FormInstance } from 'antd'
import { useId, useState } from 'react'
import type { StoredFile } from '@/shared/files/files.api'
import type { FieldPath } from '@/shared/form/fieldPath'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { check } from '@/shared/form/validation'
import { SchemaFields, type Values } from '@/shared/form/SchemaFields'
import { Drawer } from '@/shared/ui/Drawer'
import { UploadField } from '@/shared/ui/upload/UploadField'
import { useTranslations } from '@/shared/i18n'
import { Evidence, isEmpty } from '../form/model/evidence'
import { evidencePath } from '../form/model/evidencePaths'
import { fieldLabel } from '../form/model/formTexts'

interface EvidenceDrawerProps {
  form: FormInstance<Values>
  path: FieldPath | null
  onChanged: () => void
  onClose: () => void
}

export function EvidenceDrawer({ path, onClose, ...editor }: EvidenceDrawerProps) {
  const t = useTranslations('valuationForm')
  const [hasProblem, setProblem] = useState(false)
  const [isSending, setSending] = useState(false)
  // Invalid input has to be fixed or removed before closing, so that nothing typed is lost.
  const isLocked = hasProblem || isSending
  const startSending = () => {
    setSending(true)
    return () => setSending(false)
  }
  return (
    <Drawer
      open={path !== null}
      onClose={() => !isLocked && onClose()}
      destroyOnHidden
      size={420}
      title={path && t('valuationForm:evidence.title', { field: fieldLabel(t, path) })}
      extra={
        <Button type="primary" disabled={isLocked} onClick={onClose}>
          {t('valuationForm:evidence.done')}
        </Button>
      }
    >
      {path && <Fields {...editor} path={path} onProblem={setProblem} startSending={startSending} />}
    </Drawer>
  )
}

interface FieldsProps extends Pick<EvidenceDrawerProps, 'form' | 'onChanged'> {
  path: FieldPath
  onProblem: (hasProblem: boolean) => void
  startSending: () => () => void
}

/** Every valid change is saved to the valuation's draft at once. */
function Fields({ form, path, onChanged, onProblem, startSending }: FieldsProps) {
  const t = useTranslations('valuationForm')
  const [ownForm] = Form.useForm<Values>()
  const name = useId()
  const place = evidencePath(path)
  const [given] = useState(() => form.getFieldValue(place) as Evidence | undefined)
  // The store holds one file; the control's value is a list.
  const [files, setFiles] = useState<StoredFile[]>(given?.file ? [given.file] : [])

  function save(file: StoredFile | undefined) {
    const { body } = check(Evidence, { ...ownForm.getFieldsValue(true), file })
    onProblem(!body)
    if (!body) return
    form.setFieldValue(place, isEmpty(body) ? undefined : body)
    onChanged()
  }

  /** Shows errors while typing, because there is no submit. */
  const showErrors = () => ownForm.validateFields().catch(() => undefined)

  function remove() {
    ownForm.setFieldsValue({ link: '', note: '' })
    void showErrors()
    setFiles([])
    save(undefined)
  }

  return (
    <SchemaFields
      form={ownForm}
      name={name}
      schema={Evidence}
      labels={([field]) => t(`valuationForm:evidence.${field as 'link' | 'note' | 'file'}`)}
      initialValues={{ link: given?.link, note: given?.note }}
      onType={() => {
        save(files[0])
        void showErrors()
      }}
    >
      <p>{t('valuationForm:evidence.hint')}</p>
      <TextField
        name="link"
        inputMode="url"
        hint={t('valuationForm:evidence.linkHint')}
        placeholder="https://"
      />
      <TextAreaField name="note" maxRows={10} />
      <Form.Item label={t('valuationForm:evidence.file')} htmlFor={`${name}_file`}>
        <UploadField
          id={`${name}_file`}
          kind="file"
          maxFiles={1}
          value={files}
          onChange={(list) => {
            setFiles(list)
            save(list[0])
          }}
          onBusy={startSending}
        />
      </Form.Item>
      <Button danger onClick={remove}>
        {t('valuationForm:evidence.remove')}
      </Button>
    </SchemaFields>
  )
}
