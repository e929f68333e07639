import { Button, Tag } from 'antd'
import { useState } from 'react'
import { serverNow } from '@/shared/api/serverClock'
import { DayField } from '@/shared/form/DayField'
import { FormDialog } from '@/shared/form/FormDialog'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { TextField } from '@/shared/form/textFields'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useSubmit } from '@/shared/form/useSubmit'
import { serverDay } from '@/shared/lib/dates'
import type { Column } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { RowTable } from '@/shared/list/table/RowTable'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { message } from '@/shared/ui/feedback'
import { useTranslations } from '@/shared/i18n'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { isOverdue } from '../domain/release'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { permissionApis, type MatrixPhase, type RightsMatrix } from './rights.api'
import { PhaseInput, releaseApis } from './release.api'
import styles from './matrix.module.css'
import { useImpactConfirmation } from './useImpactConfirmation'

const STATE_COLOURS = { waiting: 'default', overdue: 'warning', started: 'success' } as const

function useReleaseMutations() {
  const { api, scope, roomId } = useRoomApi(releaseApis)
  const queries = {
    invalidates: [api, permissionApis[scope]],
    refetchOnConflict: [permissionApis[scope].matrix],
  }
  return {
    scope,
    roomId,
    updatePhase: useVersionedMutation(api.updatePhase, queries),
    startPhase: useVersionedMutation(api.startPhase, queries),
  }
}

export function ReleasePhases({ matrix }: { matrix: RightsMatrix }) {
  const t = useTranslations('roomsRights')
  const mayEdit = useRoomCan('permission:edit')
  const { roomId, updatePhase, startPhase } = useReleaseMutations()
  const { ask, sheet } = useImpactConfirmation()
  const { failure, submit } = useSubmit()
  const [edited, setEdited] = useState<{ phase?: MatrixPhase } | null>(null)
  const { version } = matrix

  async function setStarted({ id, name, dueDay }: MatrixPhase, isStarted: boolean) {
    if (!(await ask([{ kind: 'phase', id, phase: { name, dueDay, isStarted } }]))) return
    await submit(
      () => startPhase({ body: { roomId, version, id, isStarted } }),
      () => message.success(t(`roomsRights:release.${isStarted ? 'started' : 'stopped'}`, { name })),
    )
  }
  const remove = ({ id, name }: MatrixPhase) =>
    submit(
      () => updatePhase({ body: { roomId, version, id, phase: null } }),
      () => message.success(t('roomsRights:release.phaseRemoved', { name })),
    )

  const today = serverDay(serverNow())
  const fields = t('roomsRights:release.field', { returnObjects: true })
  const waitingFor = ({ id }: MatrixPhase) => matrix.releases.filter(({ phaseId }) => phaseId === id).length
  const columns: Column<MatrixPhase>[] = [
    { key: 'name', isPrimary: true, title: fields.name },
    {
      key: 'state',
      mobileSlot: 'state',
      title: fields.state,
      render: (_, phase) => {
        const state = phase.isStarted ? 'started' : isOverdue(phase, today) ? 'overdue' : 'waiting'
        return <Tag color={STATE_COLOURS[state]}>{t(`roomsRights:release.phaseState.${state}`)}</Tag>
      },
    },
    { key: 'dueDay', title: fields.dueDay },
    { key: 'waiting', align: 'end', title: fields.waiting, render: (_, phase) => waitingFor(phase) },
    { key: 'setBy', title: fields.setBy },
    { key: 'setTime', title: fields.setTime, render: (time: string) => <TimeText time={time} /> },
  ]
  return (
    <section aria-label={t('roomsRights:release.phases')}>
      <h2 className="card-title">{t('roomsRights:release.phases')}</h2>
      <p className="cell-note">{t('roomsRights:release.phasesHow')}</p>
      {mayEdit && (
        <div className={styles.tools}>
          <Button onClick={() => setEdited({})}>{t('roomsRights:release.addPhase')}</Button>
        </div>
      )}
      {failure && <SubmitErrorAlert failure={failure} />}
      <RowTable
        isSmall
        columns={columns}
        rows={matrix.phases}
        pageSize={20}
        empty={t('roomsRights:release.noPhases')}
        renderActions={
          mayEdit &&
          ((phase: MatrixPhase) => (
            <RowActions name={phase.name}>
              <Button
                key="start"
                type="link"
                size="small"
                danger={phase.isStarted}
                onClick={() => void setStarted(phase, !phase.isStarted)}
              >
                {t(phase.isStarted ? 'roomsRights:release.stop' : 'roomsRights:release.start')}
              </Button>
              <Button key="edit" type="link" size="small" onClick={() => setEdited({ phase })}>
                {t('roomsRights:release.editPhase')}
              </Button>
              {waitingFor(phase) === 0 && (
                <Button key="remove" type="link" size="small" danger onClick={() => void remove(phase)}>
                  {t('roomsRights:release.removePhase')}
                </Button>
              )}
            </RowActions>
          ))
        }
      />
      {sheet}
      {edited && (
        <PhaseForm
          key={edited.phase?.id}
          version={version}
          phase={edited.phase}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

interface PhaseFormProps {
  version: number
  phase: MatrixPhase | undefined
  onClose: () => void
}

function PhaseForm({ version, phase, onClose }: PhaseFormProps) {
  const t = useTranslations('roomsRights')
  const { scope, roomId, updatePhase } = useReleaseMutations()
  const form = useSchemaForm({
    schema: PhaseInput,
    labels: t('roomsRights:release.field', { returnObjects: true }),
    ...(phase && { initialValues: { ...phase } }),
    draft: useDraft(`phase:${scope}:${roomId}:${phase?.id ?? 'new'}`),
    send: (body) => updatePhase({ body: { roomId, version, id: phase?.id ?? null, phase: body } }),
    fieldOf: ({ kind }) => (kind === 'refused' ? 'name' : undefined),
    onDone: (_, { name }) => {
      message.success(t('roomsRights:release.phaseSaved', { name }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(phase ? 'roomsRights:release.editPhase' : 'roomsRights:release.addPhase')}
      submitText={t('roomsRights:release.savePhase')}
      onClose={onClose}
    >
      <TextField name="name" />
      <DayField name="dueDay" hint={t('roomsRights:release.hint.dueDay')} />
    </FormDialog>
  )
}
