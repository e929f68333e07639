import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Flex, Select } from 'antd'
import { useState } from 'react'
import { apiQuery } from '@/shared/api'
import { serverNow } from '@/shared/api/serverClock'
import { DateTimeInput } from '@/shared/form/DateTimeInput'
import { showHiddenCharacters } from '@/shared/lib/fileNames'
import { parseTime, serverTime } from '@/shared/lib/dates'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { Dialog } from '@/shared/ui/Dialog'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useTranslations } from '@/shared/i18n'
import type { Level } from '../domain/levels'
import { useRoomApi } from '../room/roomContext'
import { LevelChip } from './LevelChip'
import { permissionApis } from './rights.api'
import { releaseApis, type PreviewNode } from './release.api'

interface ReleasePreviewProps {
  /** Member to begin with. */
  memberId?: string
  onClose: () => void
}

const MINUTE = 60_000

/** Tree that a tag or member will see at a chosen time, under the present plan. */
export default function ReleasePreview({ memberId, onClose }: ReleasePreviewProps) {
  const t = useTranslations('roomsRights', 'parts')
  const { api, scope, roomId } = useRoomApi(releaseApis)
  const { data: matrix } = useQuery(apiQuery(permissionApis[scope].matrix, { query: { roomId } }))
  const [who, setWho] = useState<string | undefined>(memberId && `memberId ${memberId}`)
  const [dateTime, setDateTime] = useState(() => serverTime(serverNow()))
  const time = parseTime(dateTime)
  const inputError =
    time === null
      ? t('parts:issue.time')
      : time.getTime() < serverNow() - MINUTE
        ? t('roomsRights:release.preview.past')
        : null
  const [subject, id] = who?.split(' ') ?? []
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...apiQuery(api.preview, {
      query: {
        roomId,
        at: time?.toISOString() ?? '',
        ...(subject === 'tagId' ? { tagId: id } : { memberId: id }),
      },
    }),
    enabled: inputError === null && id !== undefined,
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog open width={960} title={t('roomsRights:release.preview.title')} footer={null} onCancel={onClose}>
      <Flex wrap gap="middle" align="center">
        <Select
          aria-label={t('roomsRights:release.preview.who')}
          placeholder={t('roomsRights:release.preview.who')}
          value={who}
          onChange={setWho}
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
          style={{ minWidth: 240 }}
          options={[
            ...(matrix?.tags.map(({ id: tagId, name }) => ({
              value: `tagId ${tagId}`,
              label: t('roomsRights:release.preview.tag', { name }),
            })) ?? []),
            ...(matrix?.members.map(({ memberId: each, name }) => ({
              value: `memberId ${each}`,
              label: name,
            })) ?? []),
          ]}
        />
        <label>
          {t('roomsRights:release.preview.at')}{' '}
          <DateTimeInput
            value={dateTime}
            isInvalid={inputError !== null}
            onChange={(chosen = '') => setDateTime(chosen)}
          />
        </label>
      </Flex>
      <p className="cell-note">{t('roomsRights:release.preview.how')}</p>
      {inputError !== null ? (
        <Alert type="error" showIcon role="alert" title={inputError} />
      ) : id === undefined ? null : error || !data ? (
        <QueryFallback failed={t('roomsRights:failed')} error={error} onRetry={refetch} />
      ) : (
        <PreviewTable nodes={data} isOld={isPlaceholderData} />
      )}
    </Dialog>
  )
}

/** Number of documents in each folder and its subfolders; parents come before their children. */
function countDocuments(nodes: readonly PreviewNode[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { id, parentId, kind } of nodes.toReversed()) {
    const own = kind === 'document' ? 1 : (counts.get(id) ?? 0)
    if (parentId !== null) counts.set(parentId, (counts.get(parentId) ?? 0) + own)
  }
  return counts
}

function PreviewTable({ nodes, isOld }: { nodes: readonly PreviewNode[]; isOld: boolean }) {
  const t = useTranslations('roomsRights')
  const counts = countDocuments(nodes)
  const documents = nodes.filter(({ kind }) => kind === 'document')
  const added = documents.filter(({ levelNow }) => levelNow === 0).length
  const columns: Column<PreviewNode>[] = [
    {
      key: 'node',
      isPrimary: true,
      title: t('roomsRights:release.preview.node'),
      render: (_, { indexNo, name }) => showHiddenCharacters(`${indexNo} ${name}`.trim()),
    },
    {
      key: 'documents',
      align: 'end',
      title: t('roomsRights:release.preview.documents'),
      render: (_, { id, kind }) => (kind === 'folder' ? (counts.get(id) ?? 0) : EMPTY_VALUE),
    },
    {
      key: 'level',
      mobileSlot: 'state',
      title: t('roomsRights:release.preview.then'),
      render: (level: Level) => <LevelChip level={level} />,
    },
    {
      key: 'levelNow',
      title: t('roomsRights:release.preview.now'),
      render: (level: Level) =>
        level === 0 ? t('roomsRights:release.preview.hidden') : <LevelChip level={level} />,
    },
  ]
  return (
    <>
      <h3>{t('roomsRights:release.preview.count', { count: documents.length, added })}</h3>
      <RowTable
        isSmall
        loading={isOld}
        columns={columns}
        rows={nodes}
        pageSize={20}
        empty={t('roomsRights:release.preview.nothing')}
      />
    </>
  )
}
