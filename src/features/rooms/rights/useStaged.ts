import { useCallback, useEffect, useState, type SetStateAction } from 'react'
import * as z from 'zod/mini'
import { useDraft } from '@/shared/form/useDraft'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { MatrixRule, permissionApis, RuleChange, type RightsMatrix } from './rights.api'
import { changesOf, NOTHING, restaged, stagedFrom, type Staged } from './matrixModel'

/** The room's rules when the first edit was staged: of the whole room, or of what is staged. */
type Base = Pick<RightsMatrix, 'version' | 'rules'>

const Kept = z.object({ version: z.number(), rules: z.array(MatrixRule), changes: z.array(RuleChange) })

/**
 * What is staged on a matrix, and what the first edit was based on. It is kept as a draft until it is applied or
 * discarded; what someone else applies meanwhile is taken off it.
 */
export function useStaged(matrix: RightsMatrix) {
  const { scope, roomId } = useRoomApi(permissionApis)
  const mayEdit = useRoomCan('permission:edit')
  const draft = useDraft(`matrix:${scope}:${roomId}`)
  const [kept] = useState(() => {
    const read = mayEdit ? Kept.safeParse(draft.restored) : null
    if (!read?.success) return null
    const left = restaged(stagedFrom(read.data.changes), matrix)
    return left.size > 0 ? { base: read.data, staged: left } : null
  })
  const [staged, setStaged] = useState<Staged>(kept?.staged ?? NOTHING)
  const [base, setBase] = useState<Base>(kept?.base ?? matrix)
  const [shown, setShown] = useState(matrix)

  if (shown !== matrix) {
    const left = restaged(staged, matrix)
    setShown(matrix)
    setStaged(left)
    if (left.size === 0) setBase(matrix)
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
    /** Something staged before was found again. */
    isRestored: kept !== null,
    put,
  }
}
