import { CloseCircleOutlined } from '@ant-design/icons'
import { Empty } from 'antd'
import { useApiMutation } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { DeleteButton } from '@/shared/ui/DeleteButton'
import { reconcileApi, type Reconciliation } from '../model/funds.api'
import { accountLabel } from './AccountForm'
import styles from './reconcile.module.css'

export function BankFiles({ found: { files } }: { found: Reconciliation }) {
  const t = useTranslations('implementationFunds')
  const canReconcile = useCan('implement:fund:pay')
  const drop = useApiMutation(reconcileApi.drop, { invalidates: [reconcileApi] })
  if (files.length === 0) return <Empty description={t('implementationFunds:reconcile.noFiles')} />
  const invalidLines = files.flatMap(({ name, unread: lines }) => lines.map((line) => ({ ...line, name })))
  return (
    <>
      <DataTable
        caption={t('implementationFunds:reconcile.part.files')}
        columns={[
          t('implementationFunds:reconcile.file'),
          t('implementationFunds:reconcile.account'),
          t('implementationFunds:reconcile.readRows'),
          t('implementationFunds:reconcile.unreadRows'),
          t('implementationFunds:reconcile.taken'),
          t('columns.actions'),
        ]}
        isNumeric={[false, false, true, true]}
        rows={files.map(({ id, name, account, rows, unread: lines, by, time }) => [
          name,
          accountLabel(account),
          rows,
          lines.length,
          <span key="taken">
            {by} <TimeText time={time} />
          </span>,
          canReconcile && <DeleteButton key="drop" name={name} onDelete={() => drop({ path: { id } })} />,
        ])}
      />
      {invalidLines.length > 0 && <InvalidLines lines={invalidLines} />}
    </>
  )
}

type Line = Reconciliation['files'][number]['unread'][number] & { name: string }

/** The file itself has all of them. */
const MAX_LINES_SHOWN = 200

interface InvalidLinesProps {
  lines: readonly Line[]
  /** If there are more lines than these. */
  count?: number
}

export function InvalidLines({ lines, count = lines.length }: InvalidLinesProps) {
  const t = useTranslations('implementationFunds')
  return (
    <div className={styles.invalid}>
      <DataTable
        caption={t('implementationFunds:reconcile.unreadTitle', { count })}
        columns={[
          t('implementationFunds:reconcile.file'),
          t('implementationFunds:reconcile.whyUnread'),
          t('implementationFunds:reconcile.cells'),
        ]}
        rows={lines.slice(0, MAX_LINES_SHOWN).map(({ name, line, issue, cells }) => [
          t('implementationFunds:reconcile.place', { file: name, line }),
          <>
            <CloseCircleOutlined aria-hidden /> {t(`implementationFunds:reconcile.unread.${issue}`)}
          </>,
          cells.join(' | '),
        ])}
      />
    </div>
  )
}
