import { questionRole } from '../domain/questionWorkflow'
import { useRoom, useRoomCan } from './roomContext'

/** On which side of a question the user stands in the room in hand. */
export function useSide() {
  const { role, tagType } = useRoom()
  return questionRole(role, tagType)
}

/** Whether the user may ask something in the room in hand. */
export function useMayAsk(): boolean {
  const isAsker = useSide() === 'asker'
  return useRoomCan('question:edit') && isAsker
}
