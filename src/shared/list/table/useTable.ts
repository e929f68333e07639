import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useUserSetting } from '../useUserSetting'
import { useSession } from '@/shared/auth/session'
import { legacyHiddenColumns, orderColumns, Layout, defaultLayout } from './columnLayout'

export interface ListColumn {
  /** Also the name by which the server sorts and exports it. */
  key: string
  title: string
  /** Names the row: pinned and always visible. */
  isPrimary?: boolean
  /** Hidden until requested, so that the others fit a common screen. */
  isHiddenByDefault?: boolean
  /** Position on a phone: next to the name, below it without a title, or at the end. */
  mobileSlot?: 'state' | 'plain' | 'value'
}

export const DENSITIES = ['default', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

const Stored = z.nullable(Layout)
const StoredDensity = z.enum(DENSITIES)

export interface ListLayout<C extends ListColumn = ListColumn> {
  name: string
  all: readonly C[]
  shown: readonly C[]
  layout: Layout
  put: (change: (layout: Layout) => Partial<Layout>) => void
  reset: () => void
  isChanged: boolean
  density: Density
  setDensity: (density: Density) => void
}

/**
 * The user's visible columns of a list, their order, widths and density: stored on this device. `former` is the storage
 * key of the hidden columns in an earlier release.
 */
export function useTable<C extends ListColumn>(
  name: string,
  columns: readonly C[],
  former?: string,
): ListLayout<C> {
  const [stored, store] = useUserSetting(`columns:${name}`, Stored, null)
  const [density, setDensity] = useUserSetting('density', StoredDensity, DENSITIES[0])
  const userId = useSession(({ user }) => user?.userId ?? '')
  const hiddenByDefault = columns
    .flatMap(({ key, isHiddenByDefault }) => (isHiddenByDefault ? [key] : []))
    .join()
  const defaults = useMemo(() => {
    const migrated = former === undefined ? null : legacyHiddenColumns(`${former}:${userId}`)
    return defaultLayout(migrated ?? hiddenByDefault.split(',').filter(Boolean))
  }, [hiddenByDefault, former, userId])
  const layout = stored ?? defaults

  const all = useMemo(() => orderColumns(columns, layout.order), [columns, layout])
  return {
    name,
    all,
    shown: useMemo(
      () => all.filter(({ key, isPrimary }) => isPrimary || !layout.hidden.includes(key)),
      [all, layout],
    ),
    layout,
    put: (change) =>
      store((current) => {
        const before = current ?? defaults
        return { ...before, ...change(before) }
      }),
    reset: () => store(() => defaultLayout(hiddenByDefault.split(',').filter(Boolean))),
    isChanged: stored !== null,
    density,
    setDensity: (chosen) => setDensity(() => chosen),
  }
}
