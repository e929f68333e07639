import { useQuery } from '@tanstack/react-query'
import { Card, Empty, Table } from 'antd'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { read } from '@/shared/api'
import type { ReportRow } from '@/shared/domain/report/api'
import { FailureNote } from '@/shared/ui/FailureNote'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { rowKey, tellApart } from '@/shared/list/rowKey'
import { unreadSummary } from '@/shared/list/UnreadRows'
import { useText } from '@/shared/texts'
import { reportApi } from '../reports/model/api'
import { ReportStateTag } from '../reports/ReportStateTag'
import { useProgress } from '../reports/useProgress'
import { LATEST } from './reads'

/** The latest reports in short, for the home page. */
export default function RecentReports() {
  const t = useText('valuation', 'valuationShell')
  const reports = useQuery(read(reportApi.list, { query: LATEST }))
  // A server that knows no paging sends all there are.
  const rows = useMemo(() => tellApart((reports.data?.rows ?? []).slice(0, LATEST.pageSize)), [reports.data])
  const progress = useProgress(rows)
  const title = t('valuationShell:home.recent')
  return (
    <Card
      title={<h2 className="card-title">{title}</h2>}
      extra={<Link to="/valuation/report">{t('valuationShell:home.allReports')}</Link>}
    >
      {reports.error ? (
        <FailureNote title={title} failure={reports.error} onRetry={() => void reports.refetch()} />
      ) : (
        <Table<ReportRow>
          rowKey={rowKey}
          summary={unreadSummary(reports.data?.unread ?? [])}
          size="small"
          loading={reports.isPending}
          dataSource={rows}
          pagination={false}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: <Empty description={t('valuation:list.empty')} /> }}
          columns={[
            {
              title: t('valuation:list.pipeline'),
              dataIndex: 'pipelineName',
              render: (name: string, { id }) => <Link to={`/valuation/report/${id}`}>{name}</Link>,
            },
            {
              title: t('valuation:list.state'),
              render: (_, row) => <ReportStateTag progress={progress.get(row.id) ?? row} />,
            },
            {
              title: t('valuation:list.rnpv'),
              align: 'end',
              render: (_, { rnpv, currency }) => <MoneyText amount={rnpv} currency={currency} />,
            },
            {
              title: t('valuation:list.created'),
              dataIndex: 'createTime',
              render: (time: string) => <TimeText time={time} />,
            },
          ]}
        />
      )}
    </Card>
  )
}
