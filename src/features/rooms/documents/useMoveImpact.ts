import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery } from '@/shared/api'
import { serverNow } from '@/shared/api/serverClock'
import { moveChanges, type MoveMode } from '../domain/move'
import type { RightsChange } from '../domain/rights'
import { permissionApis, type RightsMatrix } from '../rights/rights.api'
import { rightsOf } from '../rights/rightsOf'
import { useRoom, useRoomApi } from '../room/roomContext'
import type { RoomNode } from './documents.api'

/** Effect of a move on the current permissions, for admins; empty until a target is chosen. */
export function useMoveImpact(nodes: readonly RoomNode[], target: string | null | undefined, mode: MoveMode) {
  const { api, roomId } = useRoomApi(permissionApis)
  const isImpactVisible = useRoom().role === 'admin'
  const {
    data: matrix,
    error,
    refetch,
  } = useQuery({
    ...apiQuery(api.matrix, { query: { roomId } }),
    enabled: isImpactVisible,
    // Cached permissions may be outdated.
    refetchOnMount: 'always',
  })
  const changes = useMemo(
    () => (matrix && target !== undefined ? changesOf(matrix, nodes, target, mode) : []),
    [matrix, nodes, target, mode],
  )
  return { isImpactVisible, matrix, changes, error, retry: () => void refetch() }
}

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
    const changes = moveChanges(rights.at(at), id, target, mode, people, descendantsOf(matrix, id))
    for (const change of changes) rights.apply({ time: at, by: '', change })
    return changes
  })
}

function descendantsOf({ nodes }: RightsMatrix, id: string): string[] {
  const found = new Set([id])
  // Parents come before their children.
  for (const node of nodes) if (node.parentId !== null && found.has(node.parentId)) found.add(node.id)
  return [...found].slice(1)
}
