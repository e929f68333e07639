import { Button, Form, type FormInstance } from 'antd'
import { useId, useState } from 'react'
import type { StoredFile } from '@/shared/files/files.api'
import type { FieldPath } from '@/shared/form/fieldPath'
import { LongField, TextField } from '@/shared/form/fields'
import { check } from '@/shared/form/validation'
import { SchemaFields, type Values } from '@/shared/form/SchemaFields'
import { Drawer } from '@/shared/ui/Drawer'
import { UploadField } from '@/shared/ui/upload/UploadField'
import { useTranslations } from '@/shared/i18n'
import { Evidence, isEmpty } from '../form/model/evidence'
import { evidencePath } from '../form/model/places'
import { fieldLabel } from '../form/model/texts'

interface EvidenceDrawerProps {
  /** The valuation form. */
  form: FormInstance<Values>
  /** The field whose source is edited; null while none is. */
  path: FieldPath | null
  onChanged: () => void
  onClose: () => void
}

/** What a value of the form rests on: a link, a note, a file. */
export function EvidenceDrawer({ path, onClose, ...editor }: EvidenceDrawerProps) {
  const t = useTranslations('valuationForm')
  const [hasProblem, setProblem] = useState(false)
  const [isSending, setSending] = useState(false)
  // What cannot be kept is mended or removed first, so that nothing typed is lost on the way out.
  const isHeld = hasProblem || isSending
  const beginSending = () => {
    setSending(true)
    return () => setSending(false)
  }
  return (
    <Drawer
      open={path !== null}
      onClose={() => !isHeld && onClose()}
      destroyOnHidden
      size={420}
      title={path && t('valuationForm:evidence.title', { field: fieldLabel(t, path) })}
      extra={
        <Button type="primary" disabled={isHeld} onClick={onClose}>
          {t('valuationForm:evidence.done')}
        </Button>
      }
    >
      {path && <Fields {...editor} path={path} onProblem={setProblem} beginSending={beginSending} />}
    </Drawer>
  )
}

interface FieldsProps extends Pick<EvidenceDrawerProps, 'form' | 'onChanged'> {
  path: FieldPath
  onProblem: (hasProblem: boolean) => void
  beginSending: () => () => void
}

/** Every valid change is part of the valuation's draft at once. */
function Fields({ form, path, onChanged, onProblem, beginSending }: FieldsProps) {
  const t = useTranslations('valuationForm')
  const [own] = Form.useForm<Values>()
  const name = useId()
  const place = evidencePath(path)
  const [given] = useState(() => form.getFieldValue(place) as Evidence | undefined)
  // The store is of one file; the control's value is a list.
  const [files, setFiles] = useState<StoredFile[]>(given?.file ? [given.file] : [])

  function keep(file: StoredFile | undefined) {
    const { body } = check(Evidence, { ...own.getFieldsValue(true), file })
    onProblem(!body)
    if (!body) return
    form.setFieldValue(place, isEmpty(body) ? undefined : body)
    onChanged()
  }

  /** Told while it is typed: there is no submit that would tell it. */
  const tellIssues = () => own.validateFields().catch(() => undefined)

  function remove() {
    own.setFieldsValue({ link: '', note: '' })
    void tellIssues()
    setFiles([])
    keep(undefined)
  }

  return (
    <SchemaFields
      form={own}
      name={name}
      schema={Evidence}
      labels={([field]) => t(`valuationForm:evidence.${field as 'link' | 'note' | 'file'}`)}
      start={{ link: given?.link, note: given?.note }}
      onType={() => {
        keep(files[0])
        void tellIssues()
      }}
    >
      <p>{t('valuationForm:evidence.hint')}</p>
      <TextField
        name="link"
        inputMode="url"
        hint={t('valuationForm:evidence.linkHint')}
        placeholder="https://"
      />
      <LongField name="note" maxRows={10} />
      <Form.Item label={t('valuationForm:evidence.file')} htmlFor={`${name}_file`}>
        <UploadField
          id={`${name}_file`}
          kind="file"
          maxFiles={1}
          value={files}
          onChange={(list) => {
            setFiles(list)
            keep(list[0])
          }}
          onBusy={beginSending}
        />
      </Form.Item>
      <Button danger onClick={remove}>
        {t('valuationForm:evidence.remove')}
      </Button>
    </SchemaFields>
  )
}
