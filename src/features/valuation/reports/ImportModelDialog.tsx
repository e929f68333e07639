import { Alert, Flex } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApiMutation, type CallOptions } from '@/shared/api'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { saveDraft, useHasDraft } from '@/shared/form/useDraft'
import { useSubmit } from '@/shared/form/useSubmit'
import { today } from '@/shared/lib/dates'
import { EMPTY_VALUE } from '@/shared/lib/money'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { Dialog } from '@/shared/ui/Dialog'
import { ChosenFileField } from '@/shared/ui/upload/ChosenFileField'
import { useChosenFile } from '@/shared/ui/upload/useChosenFile'
import { draftOfReport } from '../form/model/draftOfReport'
import { formValues } from '../form/model/formValues'
import { reportApi, type EditedModel, type ModelInput, type Report } from './model/report.api'
import { assumptionValue } from './sections/assumptionRows'

interface ImportModelDialogProps {
  report: Report
  onClose: () => void
}

/** Reads an edited workbook and shows its changes; once accepted, they are in the form of the next version. */
export default function ImportModelDialog({ report, onClose }: ImportModelDialogProps) {
  const t = useTranslations('valuation', 'parts')
  const language = useLanguage()
  const navigate = useNavigate()
  const read = useApiMutation(reportApi.readModel)
  const upload = ({ body }: { body: FormData }, options: CallOptions) =>
    read({ path: { id: report.id }, body }, options)
  const { send, ...file } = useChosenFile('sheet', upload, { language })
  const { isBusy, failure, submit } = useSubmit()
  const [edited, setEdited] = useState<EditedModel | null>(null)
  const draftName = draftOfReport(report.id)
  const hasDraft = useHasDraft(draftName)
  const canContinue = edited !== null && edited.changes.length > 0

  function continueInForm({ form }: EditedModel) {
    saveDraft(draftName, formValues(form, today()))
    void navigate('edit')
  }

  return (
    <Dialog
      open
      width={820}
      title={t('valuation:importModel.title')}
      closable={!isBusy}
      mask={{ closable: false }}
      okText={canContinue ? t('valuation:importModel.continue') : t('valuation:importModel.read')}
      okButtonProps={{ loading: isBusy, disabled: !canContinue && !file.isReady }}
      onOk={() => (canContinue ? continueInForm(edited) : void submit(send, setEdited))}
      cancelText={t('actions.cancel')}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={onClose}
    >
      <p>{t('valuation:importModel.how')}</p>
      <Flex vertical gap="middle">
        {!canContinue && <ChosenFileField file={file} />}
        {failure && <SubmitErrorAlert failure={failure} />}
        {edited && (
          <>
            {edited.changes.length === 0 && (
              <Alert type="info" showIcon title={t('valuation:importModel.unchanged')} />
            )}
            {edited.changes.length > 0 && (
              <Inputs
                title={t('valuation:importModel.changes', { count: edited.changes.length })}
                inputs={edited.changes}
                report={report}
              />
            )}
            {edited.refused.length > 0 && (
              <>
                <Alert
                  type="warning"
                  showIcon
                  title={t('valuation:importModel.refused', { count: edited.refused.length })}
                />
                <Inputs title={null} inputs={edited.refused} report={report} />
              </>
            )}
            {canContinue && hasDraft && (
              <Alert type="warning" showIcon title={t('valuation:importModel.replacesDraft')} />
            )}
          </>
        )}
      </Flex>
    </Dialog>
  )
}

interface InputsProps {
  title: string | null
  inputs: readonly ModelInput[]
  report: Report
}

function Inputs({ title, inputs, report }: InputsProps) {
  const t = useTranslations('valuation')
  const valueText = (value: number | string | null, { name, unit }: ModelInput) =>
    value === null
      ? EMPTY_VALUE
      : assumptionValue(t, { field: name, value, unit, source: 'user' }, report.currency)
  const columns: Column<ModelInput>[] = [
    { key: 'label', title: t('valuation:column.field'), isPrimary: true },
    {
      key: 'before',
      title: t('valuation:importModel.before'),
      align: 'end',
      render: (_, input) => valueText(input.before, input),
    },
    {
      key: 'after',
      title: t('valuation:importModel.after'),
      align: 'end',
      render: (_, input) => valueText(input.after, input),
    },
  ]
  return (
    <div>
      {title && <p>{title}</p>}
      <RowTable rowKey={({ name }) => name} columns={columns} rows={inputs} pageSize={10} isSmall />
    </div>
  )
}
