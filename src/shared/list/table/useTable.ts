import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useUserSetting } from '../useUserSetting'
import { useSession } from '@/shared/auth/session'
import { formerlyHidden, inOrder, Layout, plainLayout } from './columnLayout'

export interface ListColumn {
  /** Also the name by which the server orders and exports it. */
  key: string
  title: string
  /** Names the row: pinned and always on show. */
  isPrimary?: boolean
  /** Left out until someone asks for it: the others fit a common screen. */
  isHiddenByDefault?: boolean
  /** Where its cells stand on a phone: beside the name, below it without the title, which they need not, or at the end. */
  mobileSlot?: 'state' | 'plain' | 'value'
}

export const DENSITIES = ['default', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

const Stored = z.nullable(Layout)
const StoredDensity = z.enum(DENSITIES)

/** A list's columns as the user wants them. */
export interface ListLayout<C extends ListColumn = ListColumn> {
  /** What the list is stored under. */
  name: string
  /** In their order, those on show and the others. */
  all: readonly C[]
  shown: readonly C[]
  layout: Layout
  put: (change: (layout: Layout) => Partial<Layout>) => void
  /** Back to what everyone sees at first. */
  reset: () => void
  isChanged: boolean
  density: Density
  setDensity: (density: Density) => void
}

/**
 * Which columns of a list the user sees, in which order and width, and how dense: settings of his on this device.
 * `former`: where an earlier release kept the hidden ones.
 */
export function useTable<C extends ListColumn>(
  name: string,
  columns: readonly C[],
  former?: string,
): ListLayout<C> {
  const [stored, store] = useUserSetting(`columns:${name}`, Stored, null)
  const [density, setDensity] = useUserSetting('density', StoredDensity, DENSITIES[0])
  const userId = useSession(({ user }) => user?.userId ?? '')
  const extra = columns.flatMap(({ key, isHiddenByDefault: isExtra }) => (isExtra ? [key] : [])).join()
  const first = useMemo(() => {
    const migrated = former === undefined ? null : formerlyHidden(`${former}:${userId}`)
    return plainLayout(migrated ?? extra.split(',').filter(Boolean))
  }, [extra, former, userId])
  const layout = stored ?? first

  const all = useMemo(() => inOrder(columns, layout.order), [columns, layout])
  return {
    name,
    all,
    shown: useMemo(
      () => all.filter(({ key, isPrimary: isName }) => isName || !layout.hidden.includes(key)),
      [all, layout],
    ),
    layout,
    put: (change) =>
      store((kept) => {
        const before = kept ?? first
        return { ...before, ...change(before) }
      }),
    reset: () => store(() => plainLayout(extra.split(',').filter(Boolean))),
    isChanged: stored !== null,
    density,
    setDensity: (chosen) => setDensity(() => chosen),
  }
}
