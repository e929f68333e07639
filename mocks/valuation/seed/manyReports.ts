import { StoredForm, type ValuationForm } from '@/features/valuation/form/model/valuationSchema'
import { addYears } from '@/shared/lib/dates'
import { computeNow, valueNow } from '../queue'
import { newVersion, reports, type StoredReport, type Version } from '../store'
import { makeDraft } from './forms'
import { serverDay } from '../../platform/clock'

const PATHS = 10_000
const DAY = 86_400_000

/** Bulk reports differ only in these values and in their names; each combination is computed once, on first access. */
const MARKET_SIZES = ['4000000000', '6000000000', '9000000000', '15000000000']
const WACC_RATES = ['9', '11', '13']
const STAGES = ['phase2', 'phase3'] as const

const PREFIX = 'BULK-'

interface Kind {
  time: Date
  form: ValuationForm
  value?: number
  content?: Version['content']
}

function makeKinds(): Kind[] {
  const now = Date.now()
  return STAGES.flatMap((currentStage, s) =>
    WACC_RATES.flatMap((wacc, r) =>
      MARKET_SIZES.map((marketSize, m) => {
        const age = 30 + 12 * (s * 12 + r * 4 + m) // days: older than the seeded reports, but none of them outdated
        const time = new Date(now - age * DAY)
        const day = serverDay(time)
        const draft = makeDraft(day, { currentStage, wacc, marketSize, patentExpiry: addYears(day, 15) })
        return { time, form: StoredForm.parse(draft) }
      }),
    ),
  )
}

function versionOf(kind: Kind, index: number): Version {
  const number = String(index + 1).padStart(5, '0')
  const form = {
    ...kind.form,
    pipelineName: `${PREFIX}${number}（演示）`,
    companyName: `演示企业 ${(index % 97) + 1}`,
  }
  const version: Version = {
    ...newVersion(form, 1, new Date(kind.time.getTime() - index * 1000)),
    state: 'complete',
    percent: 100,
  }
  return Object.defineProperties(version, {
    rnpv: { get: () => (kind.value ??= valueNow(newVersion(kind.form, 1, kind.time))) },
    content: { get: () => (kind.content ??= computeNow(newVersion(kind.form, 1, kind.time), PATHS)) },
  })
}

/** Fills an account up to `count` bulk reports. Rows are cheap: content is computed when a report is opened. */
export function addReports(ownerId: string, count: number) {
  const all = makeKinds()
  const isBulkReport = ({ versions: [first] }: StoredReport) => first!.form.pipelineName.startsWith(PREFIX)
  const before = reports.all().filter((report) => report.ownerId === ownerId && isBulkReport(report))
  for (let index = before.length; index < count; index++) {
    reports.add({ ownerId, versions: [versionOf(all[index % all.length]!, index)] })
  }
}
