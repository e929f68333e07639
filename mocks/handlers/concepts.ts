import { conceptApi } from '@/features/concepts/api'
import { mock } from '../mock'
import { concepts } from '../seed/concepts'

const flaggedOf = (ownerId: string) =>
  concepts.filter((concept) => concept.ownerId === ownerId && concept.highlight)

export const conceptMocks = [
  mock(conceptApi.highlightFlag, 'signed-in', ({ account }) =>
    flaggedOf(account.userId).map(({ name }) => name),
  ),

  mock(conceptApi.removeHighlightFlag, 'signed-in', ({ account, body }) => {
    for (const concept of flaggedOf(account.userId)) {
      if (!body.ids || body.ids.includes(concept.id)) concept.highlight = false
    }
  }),
]
