import { useQueryClient } from '@tanstack/react-query'
import { read } from '@/shared/api'
import { serverNow } from '@/shared/api/clock'
import { moveChanges, type MoveMode } from '../domain/move'
import type { RightsChange } from '../domain/rights'
import { permissionApis, type RightsMatrix } from '../rights/api'
import { rightsOf } from '../rights/rightsOf'
import { useImpactQuestion } from '../rights/useImpactQuestion'
import { useRoomCalls } from '../room/roomContext'
import type { RoomNode } from './api'

/** Asks an administrator whether what a move does to the rights is meant: who gains and who loses what. */
export function useMoveImpact() {
  const { api, roomId } = useRoomCalls(permissionApis)
  const queries = useQueryClient()
  const { ask, sheet } = useImpactQuestion()

  async function confirmImpact(nodes: readonly RoomNode[], target: string | null, mode: MoveMode) {
    try {
      const matrix = await queries.fetchQuery(read(api.matrix, { query: { roomId } }))
      return await ask(changesOf(matrix, nodes, target, mode))
    } catch {
      // What it does can't be said: the server tells the failure, and nothing is moved.
      return false
    }
  }
  return { confirmImpact, sheet }
}

/** What a move changes in the rights, one node after the other. */
export function changesOf(
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
