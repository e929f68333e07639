import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import * as z from 'zod/mini'
import { documentApis, DocumentSelect } from '@/features/rooms'
import { call, apiQuery } from '@/shared/api'
import { SelectField } from '@/shared/form/SelectField'
import { Field } from '@/shared/form/Field'
import { FormDialog } from '@/shared/form/FormDialog'
import { NumberField } from '@/shared/form/NumberField'
import { dictCode, integer, nullable, required } from '@/shared/form/fieldParsers'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import type { AssetField, Source } from './asset.api'
import { useAssetLabels } from './useAssetLabels'

const MAX_PAGES = 5000

const Place = z.object({
  documentId: required(dictCode),
  versionId: nullable(dictCode),
  page: required(integer(1, MAX_PAGES)),
})

const { detail } = documentApis.vdr

interface SourceDialogProps {
  field: AssetField
  source: Source | undefined
  onChosen: (source: Source) => void
  onRemove: () => void
  onClose: () => void
}

/** Sets the document, version and page that a field's value comes from. */
export function SourceDialog({ field, source, onChosen, onRemove, onClose }: SourceDialogProps) {
  const { t, labelOf } = useAssetLabels()
  const form = useSchemaForm({
    schema: Place,
    labels: t('vdrAsset:source.field', { returnObjects: true }),
    initialValues: source ?? { page: 1 },
    // The version is stored even if none was chosen: the page belongs to it.
    async send({ documentId, versionId, page }) {
      const answer = await call(detail, { path: { id: documentId } })
      if (!answer.ok) return answer
      const { name, versionNo, versions } = answer.data
      const version = versions.find(({ id, no }) => (versionId ? id === versionId : no === versionNo))
      const lastPage = version?.pages ?? MAX_PAGES
      if (page > lastPage) {
        form.fields.setFields([{ name: 'page', errors: [t('vdrAsset:source.noPage', { count: lastPage })] }])
        return null
      }
      onChosen({
        field,
        documentId,
        documentName: name,
        versionId: version?.id ?? null,
        versionNo: version?.no ?? null,
        page,
      })
      return answer
    },
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('vdrAsset:source.title', { field: labelOf(field) })}
      submitText={t('vdrAsset:source.choose')}
      onClose={onClose}
    >
      <Field name="documentId" isChoice isWide>
        <DocumentSelect />
      </Field>
      <VersionField />
      <NumberField name="page" />
      {source && (
        <Button
          danger
          onClick={() => {
            onRemove()
            onClose()
          }}
        >
          {t('vdrAsset:source.remove')}
        </Button>
      )}
    </FormDialog>
  )
}

function VersionField() {
  const { t } = useAssetLabels()
  const id = useFormValue(({ documentId }) => (typeof documentId === 'string' ? documentId : ''))
  const { data } = useQuery({ ...apiQuery(detail, { path: { id } }), enabled: id !== '' })
  return (
    <SelectField
      name="versionId"
      placeholder={t('vdrAsset:source.shown')}
      options={(data?.versions ?? []).map((version) => ({ value: version.id, label: `v${version.no}` }))}
    />
  )
}
