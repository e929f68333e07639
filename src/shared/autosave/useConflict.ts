import { useRef, useState } from 'react'
import type { Result } from '@/shared/api'
import { isConflict } from '@/shared/workflow/versionConflict'
import type { Saved } from './autosave'
import type { Values } from './editedValues'

interface ConflictOptions<T> {
  saved: T
  versioned: (saved: T) => Saved
  /** Reads from the server, bypassing the cache. */
  readNewer: () => Promise<Result<T>>
}

/**
 * For a form that is saved in one piece on top of a version: changes that someone else has saved are not overwritten
 * but shown by `Conflict`, and the next save is based on them.
 */
export function useConflict<T>({ saved, versioned, readNewer }: ConflictOptions<T>) {
  const [base, setBase] = useState(() => versioned(saved))
  /** A ref, because the resolved values are sent at once, before the next render. */
  const version = useRef(base.version)
  const [theirs, setTheirs] = useState<Saved | null>(null)

  function rebaseOn(next: Saved) {
    version.current = next.version
    setBase(next)
    setTheirs(null)
  }

  return {
    base,
    theirs,
    rebaseOn,
    /** Saves; null if a conflict is shown now. */
    async send<Answer>(save: (version: number) => Promise<Result<Answer>>): Promise<Result<Answer> | null> {
      const result = await save(version.current)
      if (result.ok || !isConflict(result)) return result
      const newer = await readNewer()
      if (!newer.ok) return result
      setTheirs(versioned(newer.data))
      return null
    },
    /** The form stays open on top of what it has saved: each save creates the next version. */
    rebaseOnSaved: (values: Values) => rebaseOn({ version: version.current + 1, values }),
  }
}
export type ConflictState = ReturnType<typeof useConflict>
