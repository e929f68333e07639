import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useMemo } from 'react'
import { apiQuery } from '@/shared/api'
import { serverNow } from '@/shared/api/serverClock'
import { EMPTY_VALUE } from '@/shared/lib/money'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { Dialog } from '@/shared/ui/Dialog'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { impactOf, largestChanges, type Effect, type LevelChange } from '../domain/impact'
import type { Level } from '../domain/levels'
import type { RightsChange } from '../domain/rights'
import { useRoomApi } from '../room/roomContext'
import { permissionApis, type RightsMatrix } from './rights.api'
import { rightsOf } from './rightsOf'
import { LevelChip } from './LevelChip'
import styles from './rights.module.css'

interface ImpactDialogProps {
  changes: readonly RightsChange[]
  onApply: () => void
  onClose: () => void
}

export function ImpactDialog({ changes, onApply, onClose }: ImpactDialogProps) {
  const t = useTranslations('roomsRights')
  const { api, roomId } = useRoomApi(permissionApis)
  // Cached permissions may be outdated.
  const { data, error, refetch } = useQuery({
    ...apiQuery(api.matrix, { query: { roomId } }),
    refetchOnMount: 'always',
  })
  return (
    <Dialog
      open
      width={760}
      title={t('roomsRights:impact.title')}
      okText={t('roomsRights:impact.apply')}
      okButtonProps={{ disabled: !data }}
      onOk={onApply}
      cancelText={t('actions.cancel')}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      {data ? (
        <Impact matrix={data} changes={changes} />
      ) : (
        <QueryFallback failed={t('roomsRights:failed')} error={error} onRetry={refetch} />
      )}
    </Dialog>
  )
}

export function Impact({ matrix, changes }: { matrix: RightsMatrix; changes: readonly RightsChange[] }) {
  const t = useTranslations('roomsRights')
  const { effects, sensitive } = useMemo(() => {
    const documents = matrix.nodes.flatMap(({ kind, id }) => (kind === 'document' ? [id] : []))
    const tags = matrix.tags.map(({ id }) => id)
    const at = new Date(serverNow()).toISOString()
    const found = impactOf(rightsOf(matrix), changes, { documents, tags, at })
    return { effects: found, sensitive: largestChanges(found, documents) }
  }, [matrix, changes])
  if (effects.length === 0) return <Alert type="info" showIcon title={t('roomsRights:impact.nobody')} />

  const nameOf = ({ memberId, tagId }: Effect) =>
    memberId === null
      ? t('roomsRights:impact.tag', { name: matrix.tags.find(({ id }) => id === tagId)?.name ?? EMPTY_VALUE })
      : (matrix.members.find((member) => member.memberId === memberId)?.name ?? EMPTY_VALUE)
  const count = (sign: '▲' | '▼', changed: readonly LevelChange[]) =>
    changed.length === 0 ? EMPTY_VALUE : <span data-sign={sign}>{`${sign} ${changed.length}`}</span>
  const columns: Column<Effect>[] = [
    {
      key: 'who',
      isPrimary: true,
      title: t('roomsRights:impact.who'),
      render: (_, effect) => nameOf(effect),
    },
    {
      key: 'gains',
      align: 'end',
      title: t('roomsRights:impact.gains'),
      render: (_, { gains }) => count('▲', gains),
    },
    {
      key: 'losses',
      align: 'end',
      title: t('roomsRights:impact.losses'),
      render: (_, { losses }) => count('▼', losses),
    },
  ]
  const nodes = new Map(matrix.nodes.map((node) => [node.id, node]))
  return (
    <>
      <div className={styles.impact}>
        <RowTable
          isSmall
          rowKey={({ memberId, tagId }) => `${memberId} ${tagId}`}
          columns={columns}
          rows={effects}
          pageSize={8}
        />
      </div>
      <h3 className={styles.heading}>{t('roomsRights:impact.sensitive', { count: sensitive.length })}</h3>
      <p className="cell-note">{t('roomsRights:impact.order')}</p>
      <ul
        className={styles.sensitive}
        aria-label={t('roomsRights:impact.sensitive', { count: sensitive.length })}
      >
        {sensitive.map(({ node, from, to }) => (
          <li key={node}>
            <span>
              {nodes.get(node)?.indexNo} {nodes.get(node)?.name}
            </span>
            <FromTo from={from} to={to} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function FromTo({ from, to }: { from: Level | null; to: Level | null }) {
  const t = useTranslations('roomsRights')
  const tag = (level: Level | null) =>
    level === null ? t('roomsRights:matrix.inherited') : <LevelChip level={level} />
  return (
    <span className={styles.fromTo}>
      {tag(from)}
      <span aria-hidden>→</span>
      <span className="visually-hidden">{t('roomsRights:impact.becomes')}</span>
      {tag(to)}
    </span>
  )
}
