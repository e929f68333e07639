import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import type { CallOptions, Result } from '@/shared/api'
import { fetchGenerated } from '@/shared/files/exports'
import type { Imported, ImportedRow, RowIssue } from '@/shared/files/imports'
import { labelOf, useIssueText, type CustomMessage } from '@/shared/form/formContext'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { toCsv } from '@/shared/lib/csv'
import { saveFile } from '@/shared/lib/saveFile'
import { Dialog } from '@/shared/ui/Dialog'
import { FileButton } from '@/shared/ui/download/FileButton'
import { ChosenFileField } from '@/shared/ui/upload/ChosenFileField'
import { useChosenFile } from '@/shared/ui/upload/useChosenFile'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { message } from '@/shared/ui/feedback'
import type { Column } from '../table/ListTable'
import { RowTable } from '../table/RowTable'

interface ImportTexts {
  title: string
  templateName: string
  correctionName: string
  doneText: (count: number) => string
  labels: Readonly<Record<string, string>>
  customMessage: CustomMessage
}

interface ImportDialogProps extends ImportTexts {
  /** Columns; the first one names each row. */
  fields: readonly [string, ...string[]]
  upload: (args: { body: FormData }, options: CallOptions) => Promise<Result<Imported>>
  extraFields?: Readonly<Record<string, string>>
  onClose: () => void
}

const NO_EXTRA_FIELDS = {}

/** Imports the rows of a table: either all, or none with the errors of each row. */
export function ImportDialog({
  fields,
  upload,
  extraFields = NO_EXTRA_FIELDS,
  onClose,
  ...texts
}: ImportDialogProps) {
  const t = useTranslations('parts')
  const language = useLanguage()
  const { send, ...file } = useChosenFile('sheet', upload, { ...extraFields, language })
  const { isBusy, failure, submit } = useSubmit()
  const [outcome, setOutcome] = useState<Imported>({ rows: [] })

  const start = () =>
    submit(send, (answer) => {
      setOutcome(answer)
      if (answer.rows.some(({ issues }) => issues.length > 0)) return file.drop()
      message.success(texts.doneText(answer.rows.length))
      onClose()
    })

  return (
    <Dialog
      open
      title={texts.title}
      width={720}
      closable={!isBusy}
      mask={{ closable: false }}
      okText={t('parts:import.send')}
      okButtonProps={{ loading: isBusy, disabled: !file.isReady }}
      onOk={() => void start()}
      cancelText={t('actions.cancel')}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={onClose}
    >
      <p>
        {t('parts:import.how')}{' '}
        <Button
          type="link"
          size="small"
          onClick={() =>
            saveFile(toCsv([fields.map((field) => texts.labels[field] ?? field)]), texts.templateName)
          }
        >
          {t('parts:import.template')}
        </Button>
      </p>
      <Flex vertical gap="middle">
        <ChosenFileField file={file} />
        {failure && <SubmitErrorAlert failure={failure} />}
        <RejectedRows {...outcome} texts={texts} nameField={fields[0]} />
      </Flex>
    </Dialog>
  )
}

function RejectedRows({
  rows,
  file,
  texts,
  nameField,
}: Imported & { texts: ImportTexts; nameField: string }) {
  const t = useTranslations('parts')
  const { labels, customMessage, correctionName } = texts
  const issueText = useIssueText(customMessage)
  const rejected = rows.filter(({ issues }) => issues.length > 0)
  if (rejected.length === 0) return null

  const textOf = ({ field, key, params }: RowIssue) =>
    t('parts:import.issue', {
      field: labelOf(labels, [field]),
      issue: issueText({ path: [field], key, params }),
    })
  const columns: Column<ImportedRow>[] = [
    { key: 'line', title: t('parts:import.line'), align: 'end' },
    { key: 'name', isPrimary: true, title: labelOf(labels, [nameField]) },
    {
      key: 'issues',
      title: t('parts:import.issues'),
      render: (_, { issues }) =>
        issues.map((issue) => <div key={issue.field + issue.key}>{textOf(issue)}</div>),
    },
  ]
  return (
    <>
      <Alert
        type="error"
        showIcon
        title={t('parts:import.wrong', { rows: rows.length, count: rejected.length })}
        description={file && t('parts:import.mend')}
        action={
          file && (
            <FileButton
              size="small"
              icon={<DownloadOutlined aria-hidden />}
              fallbackName={correctionName}
              fetchFile={(options) => fetchGenerated(file, 'again', options)}
            >
              {t('parts:import.mending')}
            </FileButton>
          )
        }
      />
      <RowTable rowKey={({ line }) => String(line)} columns={columns} rows={rejected} pageSize={10} />
    </>
  )
}
