import { EyeOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { permissionApis } from './rights.api'
import styles from './rights.module.css'

const ReleasePreview = lazyWithRetry(() => import('./ReleasePreview'))

const AS_PARAM = 'as'

/** Id of the member whose view an admin has opened; null for their own view. Read-only meanwhile. */
export function useViewAs(): string | null {
  const [params] = useSearchParams()
  const mayLook = useRoomCan('tag:list')
  return mayLook ? params.get(AS_PARAM) || null : null
}

export const viewAsAddress = (screen: string, roomId: string, memberId: string) =>
  `${screen}?${new URLSearchParams({ roomId, [AS_PARAM]: memberId }).toString()}`

export function ViewAsBanner() {
  const memberId = useViewAs()
  return memberId === null ? null : <Banner memberId={memberId} />
}

function Banner({ memberId }: { memberId: string }) {
  const t = useTranslations('roomsRights')
  const { api, roomId } = useRoomApi(permissionApis)
  const { data } = useQuery(apiQuery(api.matrix, { query: { roomId } }))
  const [params, setParams] = useSearchParams()
  const [isPreviewing, setPreviewing] = useState(false)
  const members = data?.members.filter(({ role }) => role === 'member') ?? []
  const member = data?.members.find((each) => each.memberId === memberId)
  const tag = data?.tags.find(({ id }) => id === member?.tagId)?.name
  const name = member?.name ?? memberId

  const viewAs = (as: string | null) => {
    const next = new URLSearchParams(params)
    if (as === null) next.delete(AS_PARAM)
    else next.set(AS_PARAM, as)
    setParams(next)
  }
  return (
    <section className={styles.band} aria-label={t('roomsRights:as.label')}>
      <EyeOutlined aria-hidden />
      <span className={styles.bandText}>
        {tag ? t('roomsRights:as.band', { name, tag }) : t('roomsRights:as.bandNoTag', { name })}
      </span>
      <Select
        aria-label={t('roomsRights:as.another')}
        value={memberId}
        showSearch={{ optionFilterProp: 'label' }}
        options={members.map((each) => ({ value: each.memberId, label: each.name }))}
        onChange={viewAs}
      />
      <Button onClick={() => setPreviewing(true)}>{t('roomsRights:release.preview.open')}</Button>
      <Button onClick={() => viewAs(null)}>{t('roomsRights:as.leave')}</Button>
      {isPreviewing && (
        <Suspense fallback={null}>
          <ReleasePreview memberId={memberId} onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
    </section>
  )
}
