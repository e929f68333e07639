import { useEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { Result } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { isPrivate } from '@/shared/lib/privateFields'
import { useUnsaved } from '@/shared/form/unsaved'
import { useDraft } from '@/shared/form/useDraft'
import { createAutosave, REST, type RunningAutosave, type Saved } from './autosave'
import { isSame, settled, type Values } from './editedValues'

const Kept = z.object({
  values: z.record(z.string(), z.unknown()),
  base: z.object({ version: z.number(), values: z.record(z.string(), z.unknown()) }),
})

/**
 * What was typed and not saved, with what it was based on; null where there is none. What a draft leaves
 * out when a session ends is as the server has it.
 */
export function keptIn(restored: Record<string, unknown> | null, { values }: Pick<Saved, 'values'>) {
  const kept = Kept.safeParse(restored)
  if (!kept.success) return null
  const { base, values: typed } = kept.data
  const isLeftOut = (field: string) => isPrivate(field) && !Object.hasOwn(base.values, field)
  const leftOut = Object.fromEntries(Object.entries(values).filter(([field]) => isLeftOut(field)))
  return { values: { ...typed, ...leftOut }, base: { ...base, values: { ...base.values, ...leftOut } } }
}

/** Those that were left while they were saving: whoever opens the form again goes on with it. */
const leaving = new Map<string, RunningAutosave>()

const versionOf = (result: Result<Saved>): Result<{ version: number }> =>
  result.ok ? { ok: true, data: { version: result.data.version } } : result

interface VersionedOptions {
  /** Of the draft. */
  key: string
  schema: z.ZodMiniObject
  /** As it was read last. */
  saved: Saved
  /** Saves on top of a version; null where the answer does not tell which one it has made. */
  save: (version: number, values: Values) => Promise<Result<{ version: number } | null>>
  /** Reads it from the server, whatever is in the cache. */
  readNewer: () => Promise<Result<Saved>>
}

/**
 * Saves while it is typed, and when it is left; what is not saved yet is kept in a draft, and what someone else has
 * saved meanwhile is never overwritten:
 *
 * ```ts
 * const editing = useVersioned({ key: `room:${id}`, schema: Room, saved, save: (version, room) => update(…), readNewer })
 * ```
 *
 * What is shown beside the fields: `SaveLine`, `ConflictPanel`, and `UnsavedTyped` where it can be changed no more.
 */
export function useVersioned({ key: name, schema, saved, save, readNewer }: VersionedOptions) {
  const userId = useSession(({ user }) => user?.userId)
  const draft = useDraft(name)
  const key = `${userId} ${name}`
  const [isRestored, setRestored] = useState(
    () => !leaving.has(key) && keptIn(draft.restored, saved) !== null,
  )
  const [autosave] = useState(
    () =>
      leaving.get(key) ??
      createAutosave({
        start: keptIn(draft.restored, saved) ?? { base: saved, values: saved.values },
        isSame: (one, other) => isSame(schema, one, other),
        async save(version, values) {
          const result = await save(version, settled(schema, values))
          if (!result.ok) return result
          return result.data ? { ok: true, data: result.data } : versionOf(await readNewer())
        },
        readNewer,
        keepDraft: (base, values, isLeft) => {
          draft.keep({ base, values })
          if (isLeft) draft.flush()
        },
        dropDraft: draft.drop,
        maySave: () => useSession.getState().user?.userId === userId,
        rest: REST,
      }),
  )
  const { status, base, round } = useSyncExternalStore(autosave.subscribe, autosave.state)

  useEffect(() => {
    leaving.delete(key)
    autosave.begin()
    addEventListener('pagehide', autosave.saveWaiting)
    return () => {
      removeEventListener('pagehide', autosave.saveWaiting)
      autosave.leave()
      leaving.set(key, autosave)
      void autosave.whenFree().then(() => leaving.get(key) === autosave && leaving.delete(key))
    }
  }, [autosave, key])
  useEffect(() => autosave.receive(saved), [autosave, saved])
  useUnsaved(status.kind !== 'saved')

  return {
    autosave,
    status,
    base,
    round,
    /** What was found at the start is not saved yet. */
    isRestored: isRestored && status.kind !== 'saved',
    closeRestored: () => setRestored(false),
  }
}
export type Editing = ReturnType<typeof useVersioned>
