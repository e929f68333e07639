import { questionRole } from '../domain/questionWorkflow'
import { useRoom, useRoomCan } from './roomContext'

export function useSide() {
  const { role, tagType } = useRoom()
  return questionRole(role, tagType)
}

export function useMayAsk(): boolean {
  const isAsker = useSide() === 'asker'
  return useRoomCan('question:edit') && isAsker
}
