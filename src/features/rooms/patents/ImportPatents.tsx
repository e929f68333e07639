import { Alert, App, Button, Modal, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/shared/api'
import { labelOf, ownTexts, useIssueText } from '@/shared/form/formContext'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { useSubmit } from '@/shared/form/useSubmit'
import { csvOf } from '@/shared/lib/csv'
import { ABSENT } from '@/shared/lib/money'
import { saveFile } from '@/shared/lib/saveFile'
import { ChosenFileField } from '@/shared/ui/upload/ChosenFileField'
import { useChosenFile } from '@/shared/ui/upload/useChosenFile'
import { useRoom } from '../room/roomContext'
import { useScope } from '../room/scope'
import { IMPORT_RULES, IMPORTED_FIELDS, patentApis, type ImportedRow, type PatentFault } from './api'

/** Takes the patents of a table into the room in hand: all of them, or none and what is wrong with each. */
export default function ImportPatents({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('roomsPatents')
  const { t: common } = useTranslation()
  const { message } = App.useApp()
  const { id: roomId } = useRoom()
  const api = patentApis[useScope()]
  const { send, ...file } = useChosenFile('sheet', useWrite(api.importData, { refreshes: [api] }), { roomId })
  const { isBusy, failure, submit } = useSubmit()
  const [rows, setRows] = useState<readonly ImportedRow[]>([])
  const labels = t('field', { returnObjects: true })

  const start = () =>
    submit(send, (answer) => {
      setRows(answer.rows)
      if (answer.rows.some(({ faults }) => faults.length > 0)) return file.drop()
      void message.success(t('import.done', { count: answer.rows.length }))
      onClose()
    })

  return (
    <Modal
      open
      title={t('import.title')}
      width={720}
      closable={!isBusy}
      mask={{ closable: false }}
      okText={t('import.send')}
      okButtonProps={{ loading: isBusy, disabled: !file.isReady }}
      onOk={() => void start()}
      cancelText={common('actions.cancel')}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={onClose}
    >
      <p>
        {t('import.how')}{' '}
        <Button
          type="link"
          size="small"
          onClick={() =>
            saveFile(csvOf([IMPORTED_FIELDS.map((field) => labels[field])]), t('import.templateName'))
          }
        >
          {t('import.template')}
        </Button>
      </p>
      <ChosenFileField file={file} onRetry={() => void start()} />
      {failure && <SubmitFailure failure={failure} />}
      <WrongRows rows={rows} />
    </Modal>
  )
}

function WrongRows({ rows }: { rows: readonly ImportedRow[] }) {
  const { t } = useTranslation('roomsPatents')
  const labels = t('field', { returnObjects: true })
  const issueText = useIssueText(ownTexts(IMPORT_RULES, (key) => t(`rule.${key}`)))
  const wrong = rows.filter(({ faults }) => faults.length > 0)
  if (wrong.length === 0) return null

  const faultText = ({ field, key, params }: PatentFault) =>
    t('import.fault', { field: labelOf(labels, [field]), problem: issueText({ path: [field], key, params }) })
  const columns: TableColumnsType<ImportedRow> = [
    { key: 'line', title: t('import.line'), dataIndex: 'line', align: 'end' },
    {
      key: 'applicationNo',
      title: t('field.applicationNo'),
      render: (_, { applicationNo }) => applicationNo || ABSENT,
    },
    {
      key: 'faults',
      title: t('import.faults'),
      render: (_, { faults }) =>
        faults.map((fault) => <div key={fault.field + fault.key}>{faultText(fault)}</div>),
    },
  ]
  return (
    <>
      <Alert type="error" showIcon title={t('import.wrong', { rows: rows.length, count: wrong.length })} />
      <Table
        rowKey="line"
        size="small"
        columns={columns}
        dataSource={wrong}
        pagination={{ pageSize: 10, hideOnSinglePage: true }}
      />
    </>
  )
}
