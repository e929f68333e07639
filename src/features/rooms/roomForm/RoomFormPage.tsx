import { useQuery } from '@tanstack/react-query'
import { Alert, Card } from 'antd'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { apiQuery, useApiMutation } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { Step, Steps } from '@/shared/form/Steps'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { NotInTier } from '@/entities/tiers/NotInTier'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { newRoom, roomChanges } from '../domain/roomInput'
import { DEFAULT_WATERMARK } from '../domain/watermark'
import { screenAddress } from '../room/addresses'
import { roomApis, type RoomOutline } from '../room/rooms.api'
import { useScope } from '../room/scope'
import { useEndConfirmation } from '../room/useEndConfirmation'
import { Changes, Review } from './Review'
import {
  WatermarkField,
  MemberRows,
  OrganisationFields,
  PatentRows,
  ProjectFields,
  RoomFields,
  TagRows,
  TargetFields,
} from './RoomFields'
import { useRoomLabels } from './useRoomLabels'
import styles from './edit.module.css'

export default function RoomFormPage() {
  const t = useTranslations('roomsEdit')
  const scope = useScope()
  const [params] = useSearchParams()
  const roomId = params.get('roomId')
  const mayAdd = useCan(`${scope}:room:add`)
  return (
    <div className={styles.page}>
      <PageTitle
        title={t(roomId === null ? 'roomsEdit:title.new' : 'roomsEdit:title.edit')}
        actions={
          <Link to={roomId === null ? `/${scope}/vhome` : screenAddress(scope, 'vhome', roomId)}>
            {t('roomsEdit:back')}
          </Link>
        }
      />
      <Card>
        {roomId !== null ? (
          <ReadRoom key={roomId} id={roomId} />
        ) : mayAdd ? (
          <NewRoom target={params.get('target') ?? ''} />
        ) : scope === 'vdr' ? (
          <NotInTier feature="create" />
        ) : (
          <Alert type="warning" showIcon title={t('roomsEdit:mayNot')} />
        )}
      </Card>
    </div>
  )
}

function NewRoom({ target }: { target: string }) {
  const t = useTranslations('roomsEdit')
  const firstSteps = useFirstSteps()
  const scope = useScope()
  const api = roomApis[scope]
  const navigate = useNavigate()
  const create = useApiMutation(api.create, { invalidates: [api] })
  const form = useSchemaForm({
    ...useRoomLabels(),
    schema: newRoom(scope),
    initialValues: {
      watermark: DEFAULT_WATERMARK.text,
      defaultLevel: '0',
      ...(target && { targetName: target }),
    },
    draft: useDraft(`room:${scope}:new`),
    send: (body) => create({ body }),
    onDone: ({ id }, { name }) => {
      message.success(t('roomsEdit:created', { name }))
      return navigate(screenAddress(scope, 'vhome', id))
    },
  })
  return (
    <Steps form={form} submitText={t('roomsEdit:create')}>
      {firstSteps}
      <Step title={t('roomsEdit:step.patents')}>
        <PatentRows />
      </Step>
      <Step title={t('roomsEdit:step.tags')}>
        <TagRows />
      </Step>
      <Step title={t('roomsEdit:step.members')}>
        <MemberRows />
      </Step>
      <Step title={t('roomsEdit:step.watermark')}>
        <WatermarkField />
      </Step>
      <Step title={t('roomsEdit:step.review')}>
        <Review />
      </Step>
    </Steps>
  )
}

function useFirstSteps() {
  const t = useTranslations('roomsEdit')
  const scope = useScope()
  return [
    <Step key="target" title={t('roomsEdit:step.target')}>
      <TargetFields />
    </Step>,
    <Step key="organisation" title={t('roomsEdit:step.organisation')}>
      <OrganisationFields />
    </Step>,
    scope === 'implement' && (
      <Step key="project" title={t('roomsEdit:step.project')}>
        <ProjectFields />
      </Step>
    ),
    <Step key="room" title={t('roomsEdit:step.room')}>
      <RoomFields />
    </Step>,
  ]
}

function ReadRoom({ id }: { id: string }) {
  const t = useTranslations('roomsEdit')
  const { data, error, refetch } = useQuery(apiQuery(roomApis[useScope()].outline, { path: { id } }))
  if (data) return <EditRoom room={data} />
  return <QueryFallback failed={t('roomsEdit:failed')} error={error} onRetry={refetch} rows={8} />
}

function EditRoom({ room }: { room: RoomOutline }) {
  const t = useTranslations('roomsEdit')
  const firstSteps = useFirstSteps()
  const scope = useScope()
  const api = roomApis[scope]
  const navigate = useNavigate()
  const update = useVersionedMutation(api.update, { invalidates: [api], refetchOnConflict: [api.outline] })
  const confirmEnd = useEndConfirmation()
  const { id, version, ...values } = room
  const initialValues = { ...values, defaultLevel: String(values.defaultLevel) }
  const form = useSchemaForm({
    ...useRoomLabels(),
    schema: roomChanges(scope, room.endTime),
    initialValues,
    draft: useDraft(`room:${scope}:${id}`),
    confirm: ({ endTime }) => confirmEnd(room.endTime, endTime),
    send: (body) => update({ body: { ...body, roomId: id, version } }),
    onDone: (_, { name }) => {
      message.success(t('roomsEdit:saved', { name }))
      void navigate(screenAddress(scope, 'vhome', id))
    },
  })
  return (
    <Steps form={form} submitText={t('roomsEdit:save')}>
      {firstSteps}
      <Step title={t('roomsEdit:step.changes')}>
        <Changes before={initialValues} />
      </Step>
    </Steps>
  )
}
