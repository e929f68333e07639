import { DownloadOutlined } from '@ant-design/icons'
import { Alert, App, Button, Flex, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { call, useWrite } from '@/shared/api'
import { fileApi } from '@/shared/files/api'
import { labelOf, ownTexts, useIssueText } from '@/shared/form/formContext'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { useSubmit } from '@/shared/form/useSubmit'
import { csvOf } from '@/shared/lib/csv'
import { ABSENT } from '@/shared/lib/money'
import styles from '@/shared/list/list.module.css'
import { saveFile } from '@/shared/lib/saveFile'
import { usePreferences } from '@/shared/preferences'
import { Dialog } from '@/shared/ui/Dialog'
import { FileButton } from '@/shared/ui/download/FileButton'
import { ChosenFileField } from '@/shared/ui/upload/ChosenFileField'
import { useChosenFile } from '@/shared/ui/upload/useChosenFile'
import { useText } from '@/shared/texts'
import { useRoomCalls } from '../room/roomContext'
import {
  IMPORT_RULES,
  IMPORTED_FIELDS,
  patentApis,
  type Imported,
  type ImportedRow,
  type PatentIssue,
} from './api'

/** Takes the patents of a table into the room in hand: all of them, or none and what is wrong with each. */
export default function ImportPatents({ onClose }: { onClose: () => void }) {
  const t = useText('roomsPatents')
  const { message } = App.useApp()
  const { api, roomId } = useRoomCalls(patentApis)
  const language = usePreferences((preferences) => preferences.language)
  const { send, ...file } = useChosenFile('sheet', useWrite(api.importData, { refreshes: [api] }), {
    roomId,
    language,
  })
  const { isBusy, failure, submit } = useSubmit()
  const [outcome, setOutcome] = useState<Imported>({ rows: [] })
  const labels = t('roomsPatents:field', { returnObjects: true })

  const start = () =>
    submit(send, (answer) => {
      setOutcome(answer)
      if (answer.rows.some(({ issues }) => issues.length > 0)) return file.drop()
      void message.success(t('roomsPatents:import.done', { count: answer.rows.length }))
      onClose()
    })

  return (
    <Dialog
      open
      title={t('roomsPatents:import.title')}
      width={720}
      closable={!isBusy}
      mask={{ closable: false }}
      okText={t('roomsPatents:import.send')}
      okButtonProps={{ loading: isBusy, disabled: !file.isReady }}
      onOk={() => void start()}
      cancelText={t('actions.cancel')}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={onClose}
    >
      <p>
        {t('roomsPatents:import.how')}{' '}
        <Button
          type="link"
          size="small"
          onClick={() =>
            saveFile(
              csvOf([IMPORTED_FIELDS.map((field) => labels[field])]),
              t('roomsPatents:import.templateName'),
            )
          }
        >
          {t('roomsPatents:import.template')}
        </Button>
      </p>
      <Flex vertical gap="middle">
        <ChosenFileField file={file} onRetry={() => void start()} />
        {failure && <SubmitFailure failure={failure} />}
        <WrongRows {...outcome} />
      </Flex>
    </Dialog>
  )
}

/** What was refused, row by row, and the table to mend. */
function WrongRows({ rows, file }: Imported) {
  const t = useText('roomsPatents')
  const labels = t('roomsPatents:field', { returnObjects: true })
  const issueText = useIssueText(ownTexts(IMPORT_RULES, (key) => t(`roomsPatents:rule.${key}`)))
  const wrong = rows.filter(({ issues }) => issues.length > 0)
  if (wrong.length === 0) return null

  const textOf = ({ field, key, params }: PatentIssue) =>
    t('roomsPatents:import.issue', {
      field: labelOf(labels, [field]),
      issue: issueText({ path: [field], key, params }),
    })
  const columns: TableColumnsType<ImportedRow> = [
    { key: 'line', title: t('roomsPatents:import.line'), dataIndex: 'line', align: 'end' },
    {
      key: 'applicationNo',
      title: t('roomsPatents:field.applicationNo'),
      render: (_, { applicationNo }) => applicationNo || ABSENT,
    },
    {
      key: 'issues',
      title: t('roomsPatents:import.issues'),
      render: (_, { issues }) =>
        issues.map((issue) => <div key={issue.field + issue.key}>{textOf(issue)}</div>),
    },
  ]
  return (
    <>
      <Alert
        type="error"
        showIcon
        title={t('roomsPatents:import.wrong', { rows: rows.length, count: wrong.length })}
        description={file && t('roomsPatents:import.mend')}
        action={
          file && (
            <FileButton
              size="small"
              icon={<DownloadOutlined />}
              fallbackName={t('roomsPatents:import.mendingName')}
              fetchFile={(options) =>
                call(fileApi.download, { query: { fileName: file, delete: 'false' } }, options)
              }
            >
              {t('roomsPatents:import.mending')}
            </FileButton>
          )
        }
      />
      <Table
        rowKey="line"
        className={styles.listTable}
        columns={columns}
        dataSource={wrong}
        pagination={{ pageSize: 10, hideOnSinglePage: true }}
      />
    </>
  )
}
