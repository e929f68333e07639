import { useQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { Suspense, useState } from 'react'
import { apiQuery } from '@/shared/api'
import { serverNow } from '@/shared/api/serverClock'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { showHiddenCharacters } from '@/shared/lib/fileNames'
import { serverDay } from '@/shared/lib/dates'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { message } from '@/shared/ui/feedback'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useTranslations } from '@/shared/i18n'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { releaseState, type Release } from '../domain/release'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { permissionApis, type RightsMatrix } from './rights.api'
import { releaseApis } from './release.api'
import { ReleaseForm } from './ReleaseForm'
import { ReleasePhases } from './ReleasePhases'
import { rightsOf } from './rightsOf'
import styles from './matrix.module.css'
import { useImpactConfirmation } from './useImpactConfirmation'

const ReleasePreview = lazyWithRetry(() => import('./ReleasePreview'))

const STATE_COLOURS = { planned: 'processing', overdue: 'warning', released: 'success' } as const

/** Plans by which folders and documents are released to members in stages. */
export default function Releases() {
  const t = useTranslations('roomsRights')
  const { api, roomId } = useRoomApi(permissionApis)
  const { data, error, refetch } = useQuery(apiQuery(api.matrix, { query: { roomId } }))
  const [isPreviewing, setPreviewing] = useState(false)
  if (!data)
    return <QueryFallback failed={t('roomsRights:failed')} error={error} onRetry={refetch} rows={10} />
  return (
    <>
      <div className={styles.tools}>
        <Button onClick={() => setPreviewing(true)}>{t('roomsRights:release.preview.open')}</Button>
      </div>
      <ReleasePhases matrix={data} />
      <Plans matrix={data} />
      {isPreviewing && (
        <Suspense fallback={null}>
          <ReleasePreview onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
    </>
  )
}

function Plans({ matrix }: { matrix: RightsMatrix }) {
  const t = useTranslations('roomsRights')
  const { api, scope, roomId } = useRoomApi(releaseApis)
  const mayEdit = useRoomCan('permission:edit')
  const update = useVersionedMutation(api.update, {
    invalidates: [api, permissionApis[scope]],
    refetchOnConflict: [permissionApis[scope].matrix],
  })
  const { ask, sheet } = useImpactConfirmation()
  const { failure, submit } = useSubmit()
  const [edited, setEdited] = useState<{ release?: Release } | null>(null)

  const now = serverNow()
  const releases = rightsOf(matrix).releasesAt(new Date(now).toISOString())
  const nodes = new Map(matrix.nodes.map((node) => [node.id, node]))
  const phases = new Map(matrix.phases.map((phase) => [phase.id, phase]))
  const nameOf = ({ node }: Release) => {
    const { indexNo, name } = nodes.get(node) ?? { indexNo: '', name: node }
    return showHiddenCharacters(`${indexNo} ${name}`.trim())
  }

  async function withdraw(release: Release) {
    const { version } = matrix
    if (!(await ask([{ kind: 'release', id: release.id, plan: null }]))) return
    await submit(
      () => update({ body: { roomId, version, id: release.id, plan: null } }),
      () => message.success(t('roomsRights:release.withdrawn', { name: nameOf(release) })),
    )
  }

  const fields = t('roomsRights:release.field', { returnObjects: true })
  const columns: Column<Release>[] = [
    { key: 'node', isPrimary: true, title: fields.node, render: (_, release) => nameOf(release) },
    {
      key: 'tagIds',
      title: fields.tagIds,
      render: (tagIds: Release['tagIds']) =>
        matrix.tags.flatMap(({ id, name }) => (tagIds?.includes(id) ? [name] : [])).join(', ') ||
        t('roomsRights:release.everyone'),
    },
    {
      key: 'trigger',
      title: fields.trigger,
      render: (_, { time, phaseId }) =>
        phaseId === null ? (
          <TimeText time={time} />
        ) : (
          t('roomsRights:release.withPhase', { name: phases.get(phaseId)?.name ?? phaseId })
        ),
    },
    {
      key: 'state',
      mobileSlot: 'state',
      title: fields.state,
      render: (_, release) => {
        const state = releaseState(release, phases.get(release.phaseId ?? ''), serverDay(now))
        return <Tag color={STATE_COLOURS[state]}>{t(`roomsRights:release.state.${state}`)}</Tag>
      },
    },
    { key: 'setBy', title: fields.setBy },
    { key: 'setTime', title: fields.setTime, render: (time: string) => <TimeText time={time} /> },
  ]
  return (
    <section aria-label={t('roomsRights:release.plans')}>
      <h2 className="card-title">{t('roomsRights:release.plans')}</h2>
      <p className="cell-note">{t('roomsRights:release.plansHow')}</p>
      {mayEdit && (
        <div className={styles.tools}>
          <Button type="primary" onClick={() => setEdited({})}>
            {t('roomsRights:release.add')}
          </Button>
        </div>
      )}
      {failure && <SubmitErrorAlert failure={failure} />}
      <RowTable
        isSmall
        columns={columns}
        rows={releases}
        pageSize={20}
        empty={t('roomsRights:release.noPlans')}
        renderActions={
          mayEdit &&
          ((release: Release) => (
            <RowActions name={nameOf(release)}>
              <Button key="edit" type="link" size="small" onClick={() => setEdited({ release })}>
                {t('roomsRights:release.change')}
              </Button>
              <Button key="withdraw" type="link" size="small" danger onClick={() => void withdraw(release)}>
                {t('roomsRights:release.withdraw')}
              </Button>
            </RowActions>
          ))
        }
      />
      {sheet}
      {edited && (
        <ReleaseForm
          key={edited.release?.id}
          matrix={matrix}
          release={edited.release}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}
