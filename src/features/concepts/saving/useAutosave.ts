import { useEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod'
import type { Result } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { isPrivate } from '@/shared/lib/privateFields'
import { useUnsaved } from '@/shared/form/unsaved'
import { useDraft } from '@/shared/form/useDraft'
import { createAutosave, REST, type RunningAutosave, type Saved } from './autosave'
import { isSame, type Values } from './values'

const Kept = z.object({
  values: z.record(z.string(), z.unknown()),
  base: z.object({ version: z.number(), values: z.record(z.string(), z.unknown()) }),
})

/**
 * What was typed into a stage and not saved, with what it was based on; null where there is none. What a draft leaves
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

/** Where what is typed into a stage of a concept is kept on this side. */
export const draftName = (conceptId: string, stage: string) => `concept:${conceptId}:${stage}`

/** Those that were left while they were saving: whoever opens the form again goes on with it. */
const leaving = new Map<string, RunningAutosave>()

interface AutosaveOptions {
  name: string
  stage: z.ZodObject
  /** As it was read last. */
  saved: Saved
  save: (version: number, values: Values) => Promise<Result<{ version: number }>>
  readNewer: () => Promise<Result<Saved>>
}

/** Saves a stage while it is typed, and when it is left; what is not saved yet is kept in a draft. */
export function useAutosave({ name, stage, saved, save, readNewer }: AutosaveOptions) {
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
        isSame: (one, other) => isSame(stage, one, other),
        save,
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
  useEffect(() => autosave.meet(saved), [autosave, saved])
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
export type Autosaving = ReturnType<typeof useAutosave>
