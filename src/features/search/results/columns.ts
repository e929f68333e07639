import type { TableColumnType } from 'antd'
import * as z from 'zod'
import { create } from 'zustand'
import { useSession } from '@/shared/auth/session'
import { setting } from '@/shared/lib/storage'
import type { List } from '../api'

/** A column of a result; its key is also its name for the server, which exports it. */
export interface Column<Row> extends TableColumnType<Row> {
  key: string
  title: string
}

/** The columns of a list that a user does not want to see; a setting of theirs on this device. */
const place = (list: List) =>
  setting(`search:hidden:${list}:${useSession.getState().user?.userId ?? ''}`, z.array(z.string()), [])

const useHidden = create<Partial<Record<List, readonly string[]>>>(() => ({}))

useSession.subscribe(({ user }, before) => {
  if (user?.userId !== before.user?.userId) useHidden.setState({}, true)
})

/** Keys of the columns that are left out, and a way to say others. */
export function useHiddenColumns(list: List) {
  const hidden = useHidden((state) => state[list])
  return {
    hidden: hidden ?? place(list).read(),
    hide: (keys: readonly string[]) => {
      place(list).write([...keys])
      useHidden.setState({ [list]: keys })
    },
  }
}

/** What is shown without the permission to see details. */
const PUBLIC = new Set(['name', 'stage', 'phase'])

export const publicOnly = <Row>(columns: readonly Column<Row>[]) =>
  columns.filter(({ key }) => PUBLIC.has(key))
