import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '@/shared/api'
import { serverNow } from '@/shared/api/clock'
import { moveChanges, type MoveMode } from '../domain/move'
import type { RightsChange } from '../domain/rights'
import { permissionApis, type RightsMatrix } from '../rights/rights.api'
import { rightsOf } from '../rights/rightsOf'
import { useRoom, useRoomApi } from '../room/roomContext'
import type { RoomNode } from './documents.api'

/** What a move does to the rights, as they are now: told to administrators. A target that is not chosen yet does nothing. */
export function useMoveImpact(nodes: readonly RoomNode[], target: string | null | undefined, mode: MoveMode) {
  const { api, roomId } = useRoomApi(permissionApis)
  const isTold = useRoom().role === 'admin'
  const {
    data: matrix,
    error,
    refetch,
  } = useQuery({
    ...read(api.matrix, { query: { roomId } }),
    enabled: isTold,
    // Not as some screen has read them before.
    refetchOnMount: 'always',
  })
  const changes = useMemo(
    () => (matrix && target !== undefined ? changesOf(matrix, nodes, target, mode) : []),
    [matrix, nodes, target, mode],
  )
  return { isTold, matrix, changes, error, retry: () => void refetch() }
}

/** What a move changes in the rights, one node after the other. */
function changesOf(
  matrix: RightsMatrix,
  nodes: readonly Pick<RoomNode, 'id'>[],
  target: string | null,
  mode: MoveMode,
): RightsChange[] {
  const rights = rightsOf(matrix)
  const at = new Date(serverNow()).toISOString()
  const people = { tags: matrix.tags.map(({ id }) => id), members: matrix.members }
  return nodes.flatMap(({ id }) => {
    const changes = moveChanges(rights.at(at), id, target, mode, people, within(matrix, id))
    for (const change of changes) rights.apply({ time: at, by: '', change })
    return changes
  })
}

/** Everything below a node. */
function within({ nodes }: RightsMatrix, id: string): string[] {
  const found = new Set([id])
  // Parents stand before their children.
  for (const node of nodes) if (node.parentId !== null && found.has(node.parentId)) found.add(node.id)
  return [...found].slice(1)
}
