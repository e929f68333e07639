import type { OutdatedReason } from '@/entities/report/reports.api'
import { today } from '@/shared/lib/dates'
import { useHasDraft } from '@/shared/form/useDraft'
import { METHOD_VERSION, TABLE_VERSION } from '../../engine/method/methodTables'
import { draftOfReport } from '../../form/model/draftOfReport'
import type { Report } from './report.api'
import { ageStart, isChangedInVersion4, isDefault, outdatedReason } from './outdated'

/** Reason to recalculate a report, other than changes of its form: the server's answer, or the rules without one. */
export function outdatedOf(report: Report): OutdatedReason | null {
  if (report.outdated !== undefined) return report.outdated
  return outdatedReason(
    {
      ...report,
      isChangedInVersion4: isChangedInVersion4(report.form),
      baseDate: ageStart(report.form, report.createTime.slice(0, 10)),
      usesDefaults: () => report.content?.assumptions.some(isDefault) ?? true,
    },
    { methodVersion: METHOD_VERSION, tableVersion: TABLE_VERSION, today: today() },
  )
}

/** Like {@link outdatedOf}, but includes changes of the form that were not submitted. An older version has no form. */
export function useOutdated(report: Report | undefined, isOlder: boolean): OutdatedReason | null {
  const isFormChanged = useHasDraft(draftOfReport(report?.id ?? ''))
  if (!report) return null
  return isFormChanged && !isOlder ? 'form' : outdatedOf(report)
}
