import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Empty, Input } from 'antd'
import { useState } from 'react'
import { apiQuery } from '@/shared/api'
import type { ReportRow } from '@/entities/report/reports.api'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { estimatedTotal } from '@/shared/list/estimatedTotal'
import { rowKey, dedupeRowKeys } from '@/shared/list/rowKeys'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import { reportsApi } from '../reports/model/reportRows.api'
import { ReportStateTag } from '../reports/ReportStateTag'
import { MAX_HOLDINGS } from './holdings'
import styles from '../reports/sections/report.module.css'

const PAGE_SIZE = 10
const DEBOUNCE_MS = 300

interface ReportChooserProps {
  chosen: readonly string[]
  onClose: () => void
  onChoose: (ids: string[]) => void
}

export function ReportChooser({ chosen, onClose, onChoose }: ReportChooserProps) {
  const clear = useClearButton()
  const t = useTranslations('valuationPortfolio', 'valuation')
  const [ids, setIds] = useState<string[]>([...chosen])
  const [page, setPage] = useState(1)
  const [name, setName] = useState('')
  const pipelineName = useDebounced(name.trim(), DEBOUNCE_MS)
  const reports = useQuery({
    ...apiQuery(reportsApi.list, {
      query: { pageNum: page, pageSize: PAGE_SIZE, ...(pipelineName && { pipelineName }) },
    }),
    placeholderData: keepPreviousData,
  })
  const isFull = ids.length >= MAX_HOLDINGS
  const columns: Column<ReportRow>[] = [
    { key: 'pipelineName', isPrimary: true, title: t('valuation:list.pipeline') },
    {
      key: 'state',
      mobileSlot: 'state',
      title: t('valuation:list.state'),
      render: (_, row) => <ReportStateTag progress={row} />,
    },
    {
      key: 'rnpv',
      mobileSlot: 'value',
      title: t('valuation:list.rnpv'),
      align: 'end',
      render: (_, { rnpv, currency }) => <MoneyText amount={rnpv} currency={currency} />,
    },
    { key: 'baseDate', title: t('valuation:list.baseDate') },
  ]

  return (
    <Dialog
      open
      width={720}
      title={t('valuationPortfolio:choose')}
      okText={t('valuationPortfolio:show', { count: ids.length })}
      cancelText={t('actions.cancel')}
      onCancel={onClose}
      onOk={() => onChoose(ids)}
    >
      <Input
        className="list-note"
        allowClear={clear}
        value={name}
        maxLength={80}
        aria-label={t('valuationPortfolio:search')}
        placeholder={t('valuationPortfolio:search')}
        onChange={(event) => {
          setName(event.target.value)
          setPage(1)
        }}
      />
      <p className={styles.reportNote} role="status">
        {t('valuationPortfolio:chosen', { count: ids.length, most: MAX_HOLDINGS })}
      </p>
      {reports.error ? (
        <ErrorAlert title={t('list.failed')} failure={reports.error} onRetry={reports.refetch} />
      ) : (
        <RowTable
          isSmall
          rowKey={rowKey}
          invalidRows={reports.data?.invalidRows ?? []}
          loading={reports.isPending || reports.isPlaceholderData}
          // Servers without paging send all rows.
          rows={dedupeRowKeys((reports.data?.rows ?? []).slice(0, PAGE_SIZE))}
          empty={
            <Empty
              description={t(
                pipelineName === '' ? 'valuationPortfolio:none' : 'valuationPortfolio:noneNamed',
              )}
            />
          }
          pageSize={PAGE_SIZE}
          pagination={{
            current: page,
            total: reports.data ? estimatedTotal(reports.data, { pageNum: page, pageSize: PAGE_SIZE }) : 0,
            onChange: setPage,
          }}
          rowSelection={{
            selectedRowKeys: ids,
            preserveSelectedRowKeys: true,
            onChange: (keys) => setIds(keys.map(String).slice(0, MAX_HOLDINGS)),
            getCheckboxProps: ({ id, pipelineName: label }) => ({
              disabled: isFull && !ids.includes(id),
              'aria-label': label,
            }),
          }}
          columns={columns}
        />
      )}
    </Dialog>
  )
}
