import { useApiMutation } from '@/shared/api'
import { serverToday } from '@/shared/api/serverToday'
import type { Saved } from '@/shared/autosave/autosave'
import { Conflict } from '@/shared/autosave/Conflict'
import { useConflict } from '@/shared/autosave/useConflict'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { DayField } from '@/shared/form/DayField'
import { TextAreaField } from '@/shared/form/textFields'
import { FormDrawer } from '@/shared/form/FormDialog'
import { customMessages } from '@/shared/form/formContext'
import { PercentField } from '@/shared/form/NumberField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { dayNumber, dayFromNumber } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { progressApi, REPORT_RULES, ReportInput, type ProgressReport } from './planProgress.api'

interface ReportFormProps {
  projectId: string
  report: ProgressReport | undefined
  last: ProgressReport | undefined
  onClose: () => void
}

function versioned(report: ProgressReport | undefined): Saved {
  const { version = 0, ...values } = report ?? {}
  return { version, values }
}

/** Form for a new progress report or for correcting the latest one; a new period starts where the last ended. */
export function ReportForm({ projectId, report, last, onClose }: ReportFormProps) {
  const t = useTranslations('implementationPlan', 'editing')
  const id = report?.id ?? ''
  const create = useApiMutation(progressApi.create, { invalidates: [progressApi] })
  const update = useVersionedMutation(progressApi.update, {
    invalidates: [progressApi],
    refetchOnConflict: [progressApi.list],
  })
  const conflict = useConflict<ProgressReport | undefined>({
    saved: report,
    versioned,
    readNewer: useReadNewer(progressApi.detail, { path: { id } }),
  })
  const labels = t('implementationPlan:report.field', { returnObjects: true })
  const nextPeriod = last && {
    from: dayFromNumber(dayNumber(last.to) + 1),
    to: serverToday(),
    done: last.done,
  }
  const form = useSchemaForm({
    schema: ReportInput,
    labels,
    customMessage: customMessages(REPORT_RULES, (key) => t(`implementationPlan:report.rule.${key}`)),
    initialValues: report ? conflict.base.values : (nextPeriod ?? {}),
    draft: useDraft(`progress:${projectId}:${report?.id ?? 'new'}`),
    send: (body) =>
      report
        ? conflict.send((version) => update({ body: { ...body, id, version } }))
        : create({ body: { ...body, projectId } }),
    onDone: (_, { from, to }) => {
      message.success(t('implementationPlan:report.saved', { from, to }))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t(report ? 'implementationPlan:report.edit' : 'implementationPlan:report.add')}
      submitText={t('implementationPlan:report.save')}
      onClose={onClose}
    >
      <Conflict conflict={conflict} form={form} noun={t('implementationPlan:report.noun')} />
      <DayField name="from" />
      <DayField name="to" />
      <PercentField name="done" hint={t('implementationPlan:report.hint')} />
      <TextAreaField name="progress" />
      <TextAreaField name="deviation" />
      <TextAreaField name="next" />
    </FormDrawer>
  )
}
