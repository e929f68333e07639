import { comparableApi } from '@/features/valuation/reports/model/comparables.api'
import { reportApi } from '@/features/valuation/reports/model/report.api'
import { quotaApi } from '@/entities/quota.api'
import { today } from '@/shared/lib/dates'
import { db } from '@mocks/account/store'
import { fileOf } from '@mocks/valuation/reports'
import { ownDeals } from '@mocks/valuation/deals'
import { makeForm } from '@mocks/valuation/seed/forms'
import { REPORT_PRICE } from '@mocks/entities/seed/points'
import { latest, reports } from '@mocks/valuation/store'
import { example, type Example } from '../example'

const firstReport = () => [...reports.keys()][0]!

const lockedReport = () => [...reports.values()].find((report) => latest(report).state === 'locked')!.id

function dealTable() {
  const body = new FormData()
  body.append(
    'file',
    new File(['name,stage,area,year,value,currency\nA deal,phase2,oncology,2024,5m,USD'], 'a.csv'),
  )
  return body
}

async function exportedModel() {
  const account = db.accounts.find(({ userId }) => userId === '1')!
  const { bytes } = await fileOf(account, firstReport(), { format: 'xlsx' })
  const body = new FormData()
  body.append('file', new File([bytes], 'model.xlsx'))
  return body
}

const ownDeal = () =>
  ownDeals.add({
    name: 'A deal',
    stage: 'phase2',
    area: 'oncology',
    modality: undefined,
    year: 2024,
    value: 5e6,
    currency: 'USD',
    ownerId: '1',
  }).id

export const examples: readonly Example[] = [
  example(quotaApi.left, () => ({})),
  example(reportApi.list, () => ({ query: { pageNum: 1, pageSize: 10 } })),
  example(reportApi.detail, () => ({ path: { id: firstReport() }, query: {} })),
  example(reportApi.history, () => ({ path: { id: firstReport() } })),
  example(reportApi.status, () => ({ path: { ids: firstReport() } })),
  example(reportApi.readModel, async () => ({ path: { id: firstReport() }, body: await exportedModel() })),
  example(reportApi.create, () => ({ body: makeForm(today()) })),
  example(reportApi.update, () => ({ body: { ...makeForm(today()), id: firstReport() } })),
  example(reportApi.giveReason, () => ({
    body: { id: firstReport(), version: 1, reason: 'Contract check' },
  })),
  example(comparableApi.list, () => ({
    query: { stage: 'phase3', area: 'oncology', currency: 'USD' as const },
  })),
  example(comparableApi.own, () => ({})),
  example(comparableApi.importOwn, () => ({ body: dealTable() })),
  example(comparableApi.removeOwn, () => ({ path: { ids: ownDeal() } })),
  example(reportApi.unlock, () => ({
    path: { id: lockedReport() },
    body: { points: REPORT_PRICE, idemKey: 'contract-unlock' },
  })),
  example(reportApi.remove, () => ({ path: { ids: firstReport() } })),
  example(reportApi.download, () => ({ path: { id: firstReport() }, query: { format: 'xlsx' as const } })),
]
