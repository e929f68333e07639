import { conceptApi } from '@/features/concepts/api'
import { example, type Example } from '../example'

export const examples: readonly Example[] = [
  example(conceptApi.highlightFlag, () => ({})),
  example(conceptApi.removeHighlightFlag, () => ({ body: {} })),
]
