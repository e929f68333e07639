import { useApiMutation } from '@/shared/api'
import { FormDialog } from '@/shared/form/FormDialog'
import { TextAreaField } from '@/shared/form/textFields'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { reportsApi, VersionReason } from '../reports/model/reportRows.api'

interface ReasonDialogProps {
  id: string
  version: number
  reason: string | null
  onClose: () => void
}

/** Edits the reason of a version; an empty one removes it. */
export function ReasonDialog({ id, version, reason, onClose }: ReasonDialogProps) {
  const t = useTranslations('valuationVersions')
  const give = useApiMutation(reportsApi.giveReason, { invalidates: [{ history: reportsApi.history }] })
  const form = useSchemaForm({
    schema: VersionReason,
    labels: { reason: t('valuationVersions:reason.label') },
    initialValues: { reason },
    draft: useDraft(`valuation:reason:${id}:${version}`),
    send: (body) => give({ body: { ...body, id, version } }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('valuationVersions:reason.title', { version })}
      submitText={t('valuationVersions:reason.save')}
      onClose={onClose}
    >
      <TextAreaField name="reason" hint={t('valuationVersions:reason.hint')} />
    </FormDialog>
  )
}
