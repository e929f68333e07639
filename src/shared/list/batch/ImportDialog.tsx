import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import type { CallOptions, Result } from '@/shared/api'
import { fetchMade } from '@/shared/files/exports'
import type { Imported, ImportedRow, RowIssue } from '@/shared/files/imports'
import { labelOf, useIssueText, type OwnText } from '@/shared/form/formContext'
import { SubmitFailure } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { csvOf } from '@/shared/lib/csv'
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

interface Words {
  title: string
  /** Of files for the user. */
  templateName: string
  mendingName: string
  /** So many were taken. */
  doneText: (count: number) => string
  /** Of the columns, by field. */
  labels: Readonly<Record<string, string>>
  customMessage: OwnText
}

interface ImportDialogProps extends Words {
  /** The columns; the first one names each row. */
  fields: readonly [string, ...string[]]
  upload: (args: { body: FormData }, options: CallOptions) => Promise<Result<Imported>>
  /** What is sent beside the table. */
  beside?: Readonly<Record<string, string>>
  onClose: () => void
}

const NOTHING = {}

/** Takes in the rows of a table: all of them, or none and what is wrong with each. */
export function ImportDialog({ fields, upload, beside = NOTHING, onClose, ...words }: ImportDialogProps) {
  const t = useTranslations('parts')
  const language = useLanguage()
  const { send, ...file } = useChosenFile('sheet', upload, { ...beside, language })
  const { isBusy, failure, submit } = useSubmit()
  const [outcome, setOutcome] = useState<Imported>({ rows: [] })

  const start = () =>
    submit(send, (answer) => {
      setOutcome(answer)
      if (answer.rows.some(({ issues }) => issues.length > 0)) return file.drop()
      message.success(words.doneText(answer.rows.length))
      onClose()
    })

  return (
    <Dialog
      open
      title={words.title}
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
            saveFile(csvOf([fields.map((field) => words.labels[field] ?? field)]), words.templateName)
          }
        >
          {t('parts:import.template')}
        </Button>
      </p>
      <Flex vertical gap="middle">
        <ChosenFileField file={file} />
        {failure && <SubmitFailure failure={failure} />}
        <WrongRows {...outcome} words={words} nameField={fields[0]} />
      </Flex>
    </Dialog>
  )
}

/** What was refused, row by row, and the table to mend. */
function WrongRows({ rows, file, words, nameField }: Imported & { words: Words; nameField: string }) {
  const t = useTranslations('parts')
  const { labels, customMessage, mendingName } = words
  const issueText = useIssueText(customMessage)
  const wrong = rows.filter(({ issues }) => issues.length > 0)
  if (wrong.length === 0) return null

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
        title={t('parts:import.wrong', { rows: rows.length, count: wrong.length })}
        description={file && t('parts:import.mend')}
        action={
          file && (
            <FileButton
              size="small"
              icon={<DownloadOutlined aria-hidden />}
              fallbackName={mendingName}
              fetchFile={(options) => fetchMade(file, 'again', options)}
            >
              {t('parts:import.mending')}
            </FileButton>
          )
        }
      />
      <RowTable rowKey={({ line }) => String(line)} columns={columns} rows={wrong} pageSize={10} />
    </>
  )
}
