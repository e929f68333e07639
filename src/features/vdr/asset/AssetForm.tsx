import { Button, Flex } from 'antd'
import { createContext, use, useState } from 'react'
import { useRoom } from '@/features/rooms'
import { serverToday } from '@/shared/api/serverToday'
import { Conflict } from '@/shared/autosave/Conflict'
import { useConflict } from '@/shared/autosave/useConflict'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { SelectField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { DictField } from '@/shared/form/DictField'
import type { FieldPath } from '@/shared/form/fieldPath'
import { TextField } from '@/shared/form/textFields'
import { FormGroup } from '@/shared/form/FormGroup'
import { MoneyField } from '@/shared/form/MoneyField'
import { FormFooter, FormFrame } from '@/shared/form/SchemaForm'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { assetApi, AssetInput, type Asset, type AssetField, type Source } from './asset.api'
import styles from './asset.module.css'
import { SourceDialog } from './SourceDialog'
import { SourceLink } from './SourceLink'
import { useAssetLabels } from './useAssetLabels'

/** Sources as the form holds them, with their names for display. */
type WithSources = { sources?: readonly Source[] | null }

const sourceOf = ({ sources }: WithSources, field: string) => sources?.find((each) => each.field === field)

const versioned = ({ version, ...values }: Asset) => ({ version, values })

/** Opens the dialog for a field's source. It is outside the form, which would handle its keys otherwise. */
const OpenSource = createContext<(field: AssetField) => void>(() => undefined)

export function AssetForm({ asset }: { asset: Asset }) {
  const { id: roomId } = useRoom()
  const { t, labels, customMessage, textOf } = useAssetLabels()
  const [sourceField, openSource] = useState<AssetField | null>(null)
  const save = useVersionedMutation(assetApi.save, { invalidates: [assetApi], refetchOnConflict: [] })
  const readNewer = useReadNewer(assetApi.read, { path: { roomId } })
  const conflict = useConflict({ saved: asset, versioned, readNewer })
  const form = useSchemaForm({
    schema: AssetInput,
    labels,
    customMessage,
    remark: remarkAt,
    initialValues: conflict.base.values,
    draft: useDraft(`asset:${roomId}`),
    send: (body) => conflict.send((version) => save({ body: { ...body, roomId, version } })),
    onDone: (_, _body, values) => {
      conflict.rebaseOnSaved(values)
      message.success(t('vdrAsset:saved'))
    },
  })
  const sources = () => (form.fields.getFieldsValue(true) as WithSources).sources ?? []
  const others = (field: AssetField) => sources().filter((each) => each.field !== field)

  return (
    <OpenSource value={openSource}>
      <FormFrame form={form}>
        <Conflict conflict={conflict} form={form} noun={t('vdrAsset:noun')} textOf={textOf} />
        <FormGroup title={t('vdrAsset:group.asset')}>
          <TextField name="name" />
          <TextField name="ingredient" />
          <TextField name="registrationNo" isCode />
          <DayField name="clinicalEntry" latest={serverToday()} />
          <DictField name="phase" type="clinical_phase" />
          <DayField name="phaseTime" hint={t('vdrAsset:hint.phaseTime')} />
          <Funds />
        </FormGroup>
        <FormGroup title={t('vdrAsset:group.organisation')}>
          <TextField name="orgName" />
          <TextField name="legalPerson" />
          <TextField name="creditCode" isCode hint={t('vdrAsset:hint.creditCode')} />
        </FormGroup>
        <div className={styles.end}>
          <FormFooter
            form={form}
            listsErrors
            submitText={t('vdrAsset:save')}
            isBlocked={conflict.theirs !== null}
          />
        </div>
      </FormFrame>
      {sourceField && (
        <SourceDialog
          key={sourceField}
          field={sourceField}
          source={sourceOf({ sources: sources() }, sourceField)}
          onChosen={(source) => form.put({ sources: [...others(sourceField), source] })}
          onRemove={() => form.put({ sources: others(sourceField) })}
          onClose={() => openSource(null)}
        />
      )}
    </OpenSource>
  )
}

function Funds() {
  const { currency, hasFunds } = useFormValue(({ currency: chosen, funds }) => ({
    currency: CONVERTIBLE_CURRENCIES.find((each) => each === chosen),
    hasFunds: funds !== null && funds !== undefined && funds !== '',
  }))
  return (
    <>
      <MoneyField name="funds" currency={currency} />
      <SelectField
        name="currency"
        isRequired={hasFunds}
        options={CONVERTIBLE_CURRENCIES.map((value) => ({ value, label: value }))}
      />
    </>
  )
}

/** An amount has its own source; its currency needs none. */
const remarkAt = ([field]: FieldPath) => field !== 'currency' && <SourceNote field={field as AssetField} />

function SourceNote({ field }: { field: AssetField }) {
  const { t, labelOf } = useAssetLabels()
  const open = use(OpenSource)
  const source = useFormValue<Source | undefined, WithSources>((values) => sourceOf(values, field))
  const name = t(source ? 'vdrAsset:source.change' : 'vdrAsset:source.add')
  return (
    <Flex wrap gap="small" align="baseline" className={styles.note}>
      {source && <SourceLink source={source} />}
      <Button type="link" size="small" aria-label={`${name} · ${labelOf(field)}`} onClick={() => open(field)}>
        {name}
      </Button>
    </Flex>
  )
}
