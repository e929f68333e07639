import * as z from 'zod'
import { useMemo, type ReactNode } from 'react'
import { create } from 'zustand'
import { useSession } from '@/shared/auth/session'
import { formatNumber } from '@/shared/lib/money'
import { setting } from '@/shared/lib/storage'
import type { List } from '../api'

/** A column of a result; its key is also its name for the server, which exports it. */
export interface Column<Row> {
  key: string
  title: string
  isNumeric?: boolean
  render: (row: Row) => ReactNode
}

/** A column of a number of things, named as the field that holds it. */
export const countColumn = <Key extends string>(
  key: Key,
  title: string,
): Column<Partial<Record<Key, number | null>>> => ({
  key,
  title,
  isNumeric: true,
  render: (row) => formatNumber(row[key]),
})

/** What the filters say as well is left out until someone asks for it: the others fit a common screen. */
const HIDDEN_AT_FIRST: Partial<Record<List, string[]>> = {
  drug: ['firstApprovalRegion', 'drugType', 'route'],
  engineered: ['firstApprovalRegion', 'drugType', 'route'],
}

/** The columns of a list that a user does not want to see; a setting of theirs on this device. */
const place = (list: List) =>
  setting(
    `search:hidden:${list}:${useSession.getState().user?.userId ?? ''}`,
    z.array(z.string()),
    HIDDEN_AT_FIRST[list] ?? [],
  )

const useHidden = create<Partial<Record<List, readonly string[]>>>(() => ({}))

useSession.subscribe(({ user }, before) => {
  if (user?.userId !== before.user?.userId) useHidden.setState({}, true)
})

/** Keys of the columns that are left out, and a way to say others. */
export function useHiddenColumns(list: List) {
  const hidden = useHidden((state) => state[list])
  return {
    hidden: useMemo(() => hidden ?? place(list).read(), [hidden, list]),
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
