import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import * as z from 'zod/mini'
import { documentApis, DocumentSelect } from '@/features/rooms'
import { call, read } from '@/shared/api'
import { ChoiceField } from '@/shared/form/ChoiceField'
import { Field } from '@/shared/form/Field'
import { FormDialog } from '@/shared/form/FormDialog'
import { NumberField } from '@/shared/form/NumberField'
import { dictCode, integer, nullable, required } from '@/shared/form/fieldParsers'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useValues } from '@/shared/form/useFormValue'
import type { AssetField, Source } from './asset.api'
import { useAssetWords } from './useAssetWords'

const MOST_PAGES = 5000

const Place = z.object({
  documentId: required(dictCode),
  versionId: nullable(dictCode),
  page: required(integer(1, MOST_PAGES)),
})

const { detail } = documentApis.vdr

interface SourceDialogProps {
  field: AssetField
  /** Absent where none is named yet. */
  source: Source | undefined
  onChosen: (source: Source) => void
  onRemove: () => void
  onClose: () => void
}

/** Names the document, its version and the page that say what a field holds. */
export function SourceDialog({ field, source, onChosen, onRemove, onClose }: SourceDialogProps) {
  const { t, labelOf } = useAssetWords()
  const form = useSchemaForm({
    schema: Place,
    labels: t('vdrAsset:source.field', { returnObjects: true }),
    start: source ?? { page: 1 },
    // The version is named even where nobody chose it: the page is one of that version.
    async send({ documentId, versionId, page }) {
      const answer = await call(detail, { path: { id: documentId } })
      if (!answer.ok) return answer
      const { name, versionNo, versions } = answer.data
      const version = versions.find(({ id, no }) => (versionId ? id === versionId : no === versionNo))
      const most = version?.pages ?? MOST_PAGES
      if (page > most) {
        form.fields.setFields([{ name: 'page', errors: [t('vdrAsset:source.noPage', { count: most })] }])
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

/** One of the versions of the chosen document that the user may see. */
function VersionField() {
  const { t } = useAssetWords()
  const id = useValues(({ documentId }) => (typeof documentId === 'string' ? documentId : ''))
  const { data } = useQuery({ ...read(detail, { path: { id } }), enabled: id !== '' })
  return (
    <ChoiceField
      name="versionId"
      placeholder={t('vdrAsset:source.shown')}
      options={(data?.versions ?? []).map((version) => ({ value: version.id, label: `v${version.no}` }))}
    />
  )
}
