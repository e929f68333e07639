import { useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { useDraft } from '@/shared/form/useDraft'
import { useUnsaved } from '@/shared/form/unsaved'

export interface TabDraft<T> {
  value: T
  change: (changes: Partial<T>) => void
  reset: () => void
  isChanged: boolean
}

/**
 * State of one tab in a report's workbench. The server has no field for it, so it is saved as a draft that survives a
 * switch of tabs, a reload and an expired login.
 */
export function useTabDraft<T extends object>(
  reportId: string,
  tab: string,
  schema: ZodMiniType<T>,
  initial: () => T,
): TabDraft<T> {
  const draft = useDraft(`workbench:${reportId}:${tab}`)
  const [restored] = useState(() => {
    const parsed = schema.safeParse(draft.restored)
    return parsed.success ? parsed.data : null
  })
  const [value, setValue] = useState(() => restored ?? initial())
  const [isChanged, setChanged] = useState(restored !== null)
  useUnsaved(isChanged)
  return {
    value,
    isChanged,
    change: (changes) => {
      const next = { ...value, ...changes }
      setValue(next)
      setChanged(true)
      draft.keep(next)
    },
    reset: () => {
      setValue(initial())
      setChanged(false)
      draft.drop()
    },
  }
}
