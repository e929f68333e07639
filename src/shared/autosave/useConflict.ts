import { useRef, useState } from 'react'
import type { Result } from '@/shared/api'
import { isConflict } from '@/shared/workflow/versionConflict'
import type { Saved } from './autosave'
import type { Values } from './editedValues'

interface ConflictOptions<T> {
  /** As it was read last. */
  saved: T
  /** What the form has of it, and its version. */
  versioned: (saved: T) => Saved
  /** Reads it from the server, whatever is in the cache. */
  readNewer: () => Promise<Result<T>>
}

/**
 * A form that is saved as a whole on top of a version: what someone else has saved meanwhile is not overwritten, but
 * shown by `Conflict`, and the next save is on top of that.
 */
export function useConflict<T>({ saved, versioned, readNewer }: ConflictOptions<T>) {
  const [base, setBase] = useState(() => versioned(saved))
  /** What was chosen of both is sent at once, before anything is drawn. */
  const version = useRef(base.version)
  const [theirs, setTheirs] = useState<Saved | null>(null)

  function standOn(next: Saved) {
    version.current = next.version
    setBase(next)
    setTheirs(null)
  }

  return {
    /** What the form was begun with, or taken up from someone else. */
    base,
    theirs,
    standOn,
    /** Saves; null where someone else's is shown now. */
    async send<Answer>(save: (version: number) => Promise<Result<Answer>>): Promise<Result<Answer> | null> {
      const result = await save(version.current)
      if (result.ok || !isConflict(result)) return result
      const newer = await readNewer()
      if (!newer.ok) return result
      setTheirs(versioned(newer.data))
      return null
    },
    /** The form stays, on top of what it has saved: each save makes the next version. */
    goOn: (values: Values) => standOn({ version: version.current + 1, values }),
  }
}
export type ConflictState = ReturnType<typeof useConflict>
