import { Button, Drawer, Form, Input, type FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredFile } from '@/shared/files/api'
import { UploadField } from '@/shared/ui/upload/UploadField'
import { fieldLabel } from '../form/model/fieldLabel'
import type { FieldPath } from '@/shared/form/fieldPath'
import { firstIssues, issueText } from '../form/model/issues'
import { ISSUE_KEYS } from '../form/model/readers'
import type { FormValues } from '../form/model/schema'
import { Evidence, isEmpty, LONGEST_NOTE } from '../form/model/evidence'
import { evidencePath } from '../form/model/places'
import './evidence.css'

interface EvidenceDrawerProps {
  /** The valuation form. */
  form: FormInstance<FormValues>
  /** The field whose source is edited; null while none is. */
  path: FieldPath | null
  onChanged: () => void
  onClose: () => void
}

/** What a value of the form rests on: a link, a note, a file. */
export function EvidenceDrawer({ path, onClose, ...editor }: EvidenceDrawerProps) {
  const { t } = useTranslation('valuationForm')
  const [hasProblem, setProblem] = useState(false)
  const [isSending, setSending] = useState(false)
  // What cannot be kept is mended or removed first, so that nothing typed is lost on the way out.
  const isHeld = hasProblem || isSending
  return (
    <Drawer
      open={path !== null}
      onClose={() => !isHeld && onClose()}
      destroyOnHidden
      size={420}
      title={path && t('evidence.title', { field: fieldLabel(t, path) })}
      extra={
        <Button type="primary" disabled={isHeld} onClick={onClose}>
          {t('evidence.done')}
        </Button>
      }
    >
      {path && <Fields {...editor} path={path} onProblem={setProblem} onSending={setSending} />}
    </Drawer>
  )
}

interface FieldsProps extends Pick<EvidenceDrawerProps, 'form' | 'onChanged'> {
  path: FieldPath
  onProblem: (hasProblem: boolean) => void
  onSending: (isSending: boolean) => void
}

/** Every valid change is part of the valuation's draft at once. */
function Fields({ form, path, onChanged, onProblem, onSending }: FieldsProps) {
  const { t } = useTranslation('valuationForm')
  const [own] = Form.useForm<Evidence>()
  const place = evidencePath(path)
  const [given] = useState(() => form.getFieldValue(place) as Evidence | undefined)
  // The store is of one file; the control's value is a list.
  const [files, setFiles] = useState<StoredFile[]>(given?.file ? [given.file] : [])

  function keep(typed: object, file: StoredFile | undefined) {
    const read = Evidence.safeParse({ ...typed, file })
    onProblem(!read.success)
    if (!read.success) return
    form.setFieldValue(place, isEmpty(read.data) ? undefined : read.data)
    onChanged()
  }

  const rule = (name: 'link' | 'note') => ({
    validator: async (_: unknown, value: unknown) => {
      const [issue] = firstIssues(Evidence.safeParse({ [name]: value }), ISSUE_KEYS)
      if (issue) throw new Error(issueText(t, issue))
    },
  })

  function remove() {
    own.setFieldsValue({ link: '', note: '' })
    own.validateFields().catch(() => undefined)
    setFiles([])
    keep({}, undefined)
  }

  return (
    <Form
      form={own}
      name="evidence"
      layout="vertical"
      initialValues={given ?? {}}
      onValuesChange={(_, typed) => keep(typed, files[0])}
    >
      <p className="valuation-hint">{t('evidence.hint')}</p>
      <Form.Item name="link" label={t('evidence.link')} extra={t('evidence.linkHint')} rules={[rule('link')]}>
        <Input inputMode="url" autoComplete="off" placeholder="https://" />
      </Form.Item>
      <Form.Item name="note" label={t('evidence.note')} rules={[rule('note')]}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} count={{ show: true, max: LONGEST_NOTE }} />
      </Form.Item>
      <Form.Item label={t('evidence.file')} htmlFor="evidence_file">
        <UploadField
          id="evidence_file"
          kind="file"
          maxFiles={1}
          value={files}
          onChange={(list) => {
            setFiles(list)
            keep(own.getFieldsValue(), list[0])
          }}
          onBusyChange={onSending}
        />
      </Form.Item>
      <Button danger onClick={remove}>
        {t('evidence.remove')}
      </Button>
    </Form>
  )
}
