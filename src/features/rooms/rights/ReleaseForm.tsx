import { Select, TreeSelect } from 'antd'
import { DateTimeField } from '@/shared/form/DateTimeField'
import { Field } from '@/shared/form/Field'
import { FormDrawer } from '@/shared/form/FormDialog'
import { RadioField } from '@/shared/form/RadioField'
import { SelectField } from '@/shared/form/SelectField'
import { useDraft } from '@/shared/form/useDraft'
import { useFormValue } from '@/shared/form/useFormValue'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import type { Release } from '../domain/release'
import { useRoomApi } from '../room/roomContext'
import { permissionApis, type RightsMatrix } from './rights.api'
import { planOf, releaseApis, ReleaseInput, TRIGGERS } from './release.api'
import { useImpactConfirmation } from './useImpactConfirmation'

interface ReleaseFormProps {
  matrix: RightsMatrix
  release: Release | undefined
  onClose: () => void
}

/** Id of a plan in the preview of its effect; the server gives it its own. */
const NEW_PLAN = 'new'

export function ReleaseForm({ matrix, release, onClose }: ReleaseFormProps) {
  const t = useTranslations('roomsRights')
  const { api, scope, roomId } = useRoomApi(releaseApis)
  const update = useVersionedMutation(api.update, {
    invalidates: [api, permissionApis[scope]],
    refetchOnConflict: [permissionApis[scope].matrix],
  })
  const { ask, sheet } = useImpactConfirmation()
  const form = useSchemaForm({
    schema: ReleaseInput,
    labels: t('roomsRights:release.field', { returnObjects: true }),
    initialValues: release
      ? { ...release, trigger: release.phaseId === null ? 'time' : 'phase' }
      : { trigger: 'time' },
    draft: useDraft(`release:${scope}:${roomId}:${release?.id ?? 'new'}`),
    confirm: (input) => ask([{ kind: 'release', id: release?.id ?? NEW_PLAN, plan: planOf(input) }]),
    send: (input) => {
      const { tagIds, ...plan } = planOf(input)
      return update({
        body: {
          roomId,
          version: matrix.version,
          id: release?.id ?? null,
          plan: { ...plan, tagIds: tagIds && [...tagIds] },
        },
      })
    },
    onDone: (_, { node }) => {
      const name = matrix.nodes.find(({ id }) => id === node)?.name ?? node
      message.success(t('roomsRights:release.saved', { name }))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t(release ? 'roomsRights:release.edit' : 'roomsRights:release.add')}
      submitText={t('roomsRights:release.save')}
      onClose={onClose}
    >
      <Field name="node" isChoice isWide>
        <TreeSelect
          treeDataSimpleMode
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeData={matrix.nodes.map(({ id, parentId, indexNo, name }) => ({
            id,
            pId: parentId,
            value: id,
            title: [indexNo, name].filter(Boolean).join(' '),
          }))}
        />
      </Field>
      <Field name="tagIds" isChoice isWide hint={t('roomsRights:release.hint.tagIds')}>
        <Select
          mode="multiple"
          options={matrix.tags.map(({ id, name }) => ({ value: id, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Field>
      <RadioField
        name="trigger"
        options={TRIGGERS.map((value) => ({ value, label: t(`roomsRights:release.trigger.${value}`) }))}
      />
      <Trigger phases={matrix.phases} />
      {sheet}
    </FormDrawer>
  )
}

function Trigger({ phases }: Pick<RightsMatrix, 'phases'>) {
  const isPhase = useFormValue(({ trigger }) => trigger === 'phase')
  return isPhase ? (
    <SelectField
      name="phaseId"
      isRequired
      options={phases.map(({ id, name }) => ({ value: id, label: name }))}
    />
  ) : (
    <DateTimeField name="time" isRequired />
  )
}
