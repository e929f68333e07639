import { useCallback, useEffect, useState, type SetStateAction } from 'react'
import * as z from 'zod/mini'
import { useDraft } from '@/shared/form/useDraft'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { MatrixRule, permissionApis, RuleChange, type RightsMatrix } from './rights.api'
import { changesOf, EMPTY_STAGED, rebaseStaged, stagedFrom, type Staged } from './matrixModel'

/** Rules at the time of the first staged edit; in a stored draft, only those of staged cells. */
type Base = Pick<RightsMatrix, 'version' | 'rules'>

const StoredDraft = z.object({
  version: z.number(),
  rules: z.array(MatrixRule),
  changes: z.array(RuleChange),
})

/**
 * Staged changes of a matrix with the rules they are based on. Stored as a draft until applied or discarded; changes
 * that someone else applies meanwhile are dropped.
 */
export function useStaged(matrix: RightsMatrix) {
  const { scope, roomId } = useRoomApi(permissionApis)
  const mayEdit = useRoomCan('permission:edit')
  const draft = useDraft(`matrix:${scope}:${roomId}`)
  const [restored] = useState(() => {
    const parsed = mayEdit ? StoredDraft.safeParse(draft.restored) : null
    if (!parsed?.success) return null
    const remaining = rebaseStaged(stagedFrom(parsed.data.changes), matrix)
    return remaining.size > 0 ? { base: parsed.data, staged: remaining } : null
  })
  const [staged, setStaged] = useState<Staged>(restored?.staged ?? EMPTY_STAGED)
  const [base, setBase] = useState<Base>(restored?.base ?? matrix)
  const [lastMatrix, setLastMatrix] = useState(matrix)

  if (lastMatrix !== matrix) {
    const remaining = rebaseStaged(staged, matrix)
    setLastMatrix(matrix)
    setStaged(remaining)
    if (remaining.size === 0) setBase(matrix)
  }

  useEffect(() => {
    if (!mayEdit) return
    const changes = changesOf(staged)
    if (changes.length === 0) return draft.drop()
    const places = new Set(changes.map(({ node, id }) => `${node} ${id}`))
    const rules = base.rules.filter(
      ({ node, subject, id }) => subject === 'tag' && places.has(`${node} ${id}`),
    )
    draft.keep({ version: base.version, rules, changes })
  }, [draft, mayEdit, staged, base])

  const isFirst = staged.size === 0
  const put = useCallback(
    (next: SetStateAction<Staged>) => {
      if (isFirst) setBase(matrix)
      setStaged(next)
    },
    [isFirst, matrix],
  )
  return {
    staged,
    base,
    isRestored: restored !== null,
    put,
  }
}
