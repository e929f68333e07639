import { Alert } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '@/shared/api'
import { today } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { reportReads } from '../reports/model/reportRows.api'
import { reportApi } from '../reports/model/report.api'
import { draftOfReport } from './model/draftOfReport'
import { formValues } from './model/formValues'
import type { ValuationForm } from './model/valuationSchema'
import { ValuationEditor } from './ValuationEditor'

interface RecalculateFormProps {
  id: string
  form: ValuationForm
  onSubmitted: () => void | Promise<void>
}

/** Form of an existing report; submitting creates its next version. */
export function RecalculateForm({ id, form, onSubmitted }: RecalculateFormProps) {
  const t = useTranslations('valuationForm')
  const update = useApiMutation(reportApi.update, { invalidates: [reportReads] })
  const [start] = useState(() => formValues(form, today()))
  return (
    <>
      {start.baseDate !== form.baseDate && (
        <Alert type="info" showIcon className="list-note" title={t('valuationForm:draft.baseDateMoved')} />
      )}
      <ValuationEditor
        draftName={draftOfReport(id)}
        initialValues={start}
        submitText={t('valuationForm:submit.recalculate')}
        submit={(body) => update({ body: { ...body, id } })}
        onSubmitted={onSubmitted}
      />
    </>
  )
}
