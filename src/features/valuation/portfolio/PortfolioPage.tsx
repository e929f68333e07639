import { Alert, Button, Card, Empty, Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { CURRENCIES } from '@/shared/lib/money'
import { PageTitle } from '@/shared/ui/PageTitle'
import '../reports/sections/report.css'
import { AbsentReports } from './AbsentReports'
import { GROUPINGS, type Grouping } from './bubbles'
import { absenceOf, commonCurrency, holdingOf, idsOf } from './holdings'
import { HoldingsView } from './HoldingsView'
import './portfolio.css'
import { ReportChooser } from './ReportChooser'
import { useReports } from './useReports'

/** Several reports side by side: value against probability. The choice lives in the address. */
export default function PortfolioPage() {
  const { t } = useTranslation('valuationWorkbench')
  const [params, setParams] = useSearchParams()
  const [isChoosing, setChoosing] = useState(false)
  const chosen = params.get('ids')
  const ids = useMemo(() => idsOf(chosen), [chosen])
  const by: Grouping = GROUPINGS.find((name) => name === params.get('by')) ?? 'stage'
  const answers = useReports(ids)
  const reports = answers.flatMap(({ data }) => data ?? [])
  const shown = reports.filter((report) => absenceOf(report) === null)
  const currency = CURRENCIES.find((name) => name === params.get('currency')) ?? commonCurrency(shown)
  const holdings = shown.flatMap((report) => holdingOf(report, currency) ?? [])

  const put = (changes: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) next.set(name, value)
        return next
      },
      { replace: true },
    )
  const choose = (
    <Button type="primary" onClick={() => setChoosing(true)}>
      {t('portfolio.choose')}
    </Button>
  )

  return (
    <>
      <PageTitle title={t('portfolio.title')} actions={ids.length > 0 && choose} />
      <Card>
        {ids.length === 0 ? (
          <Empty description={t('portfolio.empty')}>{choose}</Empty>
        ) : (
          <>
            <div className="report-tools">
              <Segmented
                aria-label={t('portfolio.by')}
                value={by}
                options={GROUPINGS.map((value) => ({ value, label: t(`portfolio.by_${value}`) }))}
                onChange={(value) => put({ by: value })}
              />
              <Segmented
                aria-label={t('portfolio.currency')}
                value={currency}
                options={[...CURRENCIES]}
                onChange={(value) => put({ currency: value })}
              />
              <output className="report-note">
                {t('portfolio.count', { shown: holdings.length, all: ids.length })}
              </output>
            </div>
            {holdings.length > 0 && <HoldingsView holdings={holdings} by={by} currency={currency} />}
            <AbsentReports
              ids={ids}
              answers={answers}
              onRemove={(gone) => put({ ids: ids.filter((id) => id !== gone).join(',') })}
            />
            {holdings.length === 0 && answers.every(({ isPending }) => !isPending) && (
              <Alert type="info" showIcon title={t('portfolio.nothingShown')} />
            )}
          </>
        )}
      </Card>
      {isChoosing && (
        <ReportChooser
          chosen={ids}
          onClose={() => setChoosing(false)}
          onChoose={(next) => {
            setChoosing(false)
            put({ ids: next.join(',') })
          }}
        />
      )}
    </>
  )
}
