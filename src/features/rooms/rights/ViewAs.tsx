import { EyeOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { read } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { permissionApis } from './rights.api'
import styles from './rights.module.css'

/** Names in the address the member through whose eyes a room is seen. */
const AS = 'as'

/** The member as whom an administrator sees the room, by the address; null for himself. Nothing may be written meanwhile. */
export function useViewAs(): string | null {
  const [params] = useSearchParams()
  const mayLook = useRoomCan('tag:list')
  return mayLook ? params.get(AS) || null : null
}

/** The address of a screen of a room as a member sees it. */
export const viewAsAddress = (screen: string, roomId: string, memberId: string) =>
  `${screen}?${new URLSearchParams({ roomId, [AS]: memberId }).toString()}`

/** Says above a screen as whom the room is seen; leads to someone else, and out. */
export function ViewAsBand() {
  const memberId = useViewAs()
  return memberId === null ? null : <Band memberId={memberId} />
}

function Band({ memberId }: { memberId: string }) {
  const t = useTranslations('roomsRights')
  const { api, roomId } = useRoomApi(permissionApis)
  const { data } = useQuery(read(api.matrix, { query: { roomId } }))
  const [params, setParams] = useSearchParams()
  const members = data?.members.filter(({ role }) => role === 'member') ?? []
  const member = data?.members.find((each) => each.memberId === memberId)
  const tag = data?.tags.find(({ id }) => id === member?.tagId)?.name
  const name = member?.name ?? memberId

  const see = (as: string | null) => {
    const next = new URLSearchParams(params)
    if (as === null) next.delete(AS)
    else next.set(AS, as)
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
        onChange={see}
      />
      <Button onClick={() => see(null)}>{t('roomsRights:as.leave')}</Button>
    </section>
  )
}
