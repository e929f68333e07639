import { useEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { Result } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { isPrivate } from '@/shared/lib/privateFields'
import { useUnsaved } from '@/shared/form/unsaved'
import { useDraft } from '@/shared/form/useDraft'
import { createAutosave, SAVE_DELAY_MS, type RunningAutosave, type Saved } from './autosave'
import { isSame, normalized, type Values } from './editedValues'

const StoredDraft = z.object({
  values: z.record(z.string(), z.unknown()),
  base: z.object({ version: z.number(), values: z.record(z.string(), z.unknown()) }),
})

/**
 * Unsaved values and the state they are based on; null if there are none. Private fields that a draft omits when the
 * session ends are filled in from the server's values.
 */
export function unsavedDraftOf(restored: Record<string, unknown> | null, { values }: Pick<Saved, 'values'>) {
  const parsed = StoredDraft.safeParse(restored)
  if (!parsed.success) return null
  const { base, values: typed } = parsed.data
  const isLeftOut = (field: string) => isPrivate(field) && !Object.hasOwn(base.values, field)
  const leftOut = Object.fromEntries(Object.entries(values).filter(([field]) => isLeftOut(field)))
  return { values: { ...typed, ...leftOut }, base: { ...base, values: { ...base.values, ...leftOut } } }
}

/** Autosaves of forms that were left while saving; reopening the form resumes them. */
const stillSaving = new Map<string, RunningAutosave>()

const versionOf = (result: Result<Saved>): Result<{ version: number }> =>
  result.ok ? { ok: true, data: { version: result.data.version } } : result

interface AutosaveOptions {
  key: string
  schema: z.ZodMiniObject
  saved: Saved
  /** Saves on top of a version; null if the answer does not include the version it created. */
  save: (version: number, values: Values) => Promise<Result<{ version: number } | null>>
  /** Reads from the server, bypassing the cache. */
  readNewer: () => Promise<Result<Saved>>
}

/**
 * Saves while the user types and when they leave. Unsaved values are kept in a draft, and changes that someone else has
 * saved are never overwritten:
 *
 * ```ts
 * const editing = useAutosave({ key: `room:${id}`, schema: Room, saved, save: (version, room) => update(…), readNewer })
 * ```
 *
 * Shown next to the fields: `SaveLine`, `ConflictPanel`, and `UnsavedEdits` once the entity can't be changed any more.
 */
export function useAutosave({ key: name, schema, saved, save, readNewer }: AutosaveOptions) {
  const userId = useSession(({ user }) => user?.userId)
  const draft = useDraft(name)
  const key = `${userId} ${name}`
  const [isRestored, setRestored] = useState(
    () => !stillSaving.has(key) && unsavedDraftOf(draft.restored, saved) !== null,
  )
  const [autosave] = useState(
    () =>
      stillSaving.get(key) ??
      createAutosave({
        start: unsavedDraftOf(draft.restored, saved) ?? { base: saved, values: saved.values },
        isSame: (one, other) => isSame(schema, one, other),
        async save(version, values) {
          const result = await save(version, normalized(schema, values))
          if (!result.ok) return result
          return result.data ? { ok: true, data: result.data } : versionOf(await readNewer())
        },
        readNewer,
        keepDraft: (base, values, isLeft) => {
          draft.keep({ base, values })
          if (isLeft) draft.flush()
        },
        dropDraft: draft.drop,
        canSave: () => useSession.getState().user?.userId === userId,
        delayMs: SAVE_DELAY_MS,
      }),
  )
  const { status, base, round } = useSyncExternalStore(autosave.subscribe, autosave.state)

  useEffect(() => {
    stillSaving.delete(key)
    autosave.begin()
    addEventListener('pagehide', autosave.saveWaiting)
    return () => {
      removeEventListener('pagehide', autosave.saveWaiting)
      autosave.leave()
      stillSaving.set(key, autosave)
      void autosave.whenFree().then(() => stillSaving.get(key) === autosave && stillSaving.delete(key))
    }
  }, [autosave, key])
  useEffect(() => autosave.receive(saved), [autosave, saved])
  useUnsaved(status.kind !== 'saved')

  return {
    autosave,
    status,
    base,
    round,
    /** A restored draft is not saved yet. */
    isRestored: isRestored && status.kind !== 'saved',
    closeRestored: () => setRestored(false),
  }
}
export type AutosaveState = ReturnType<typeof useAutosave>
