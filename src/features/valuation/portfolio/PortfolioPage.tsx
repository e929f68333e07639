import { Alert, Button, Card, Empty, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { useAddressState } from '@/shared/list/useAddressState'
import { CURRENCIES } from '@/shared/lib/money'
import { PageTitle } from '@/shared/ui/PageTitle'
import { AbsentReports } from './AbsentReports'
import { GROUPINGS } from './bubbles'
import { absenceOf, commonCurrency, holdingOf, idsOf } from './holdings'
import { HoldingsView } from './HoldingsView'
import { ReportChooser } from './ReportChooser'
import { useReports } from './useReports'
import styles from '../reports/sections/report.module.css'

const PortfolioAddress = z.object({
  ids: z
    .string()
    .nullish()
    .transform((ids) => idsOf(ids ?? null)),
  by: z.enum(GROUPINGS).default('stage'),
  currency: z.enum(CURRENCIES).optional(),
})

/** Several reports side by side: value against probability. The choice lives in the address. */
export default function PortfolioPage() {
  const { t } = useTranslation('valuationWorkbench')
  const { state, put: putInAddress } = useAddressState(PortfolioAddress)
  const [isChoosing, setChoosing] = useState(false)
  const { ids, by } = state
  const answers = useReports(ids)
  const reports = answers.flatMap(({ data }) => data ?? [])
  const shown = reports.filter((report) => absenceOf(report) === null)
  const currency = state.currency ?? commonCurrency(shown)
  const holdings = shown.flatMap((report) => holdingOf(report, currency) ?? [])

  const put = (changes: Record<string, string>) => putInAddress(changes, { replace: true })
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
            <div className={styles.reportTools}>
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
              <output className={styles.reportNote}>
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
