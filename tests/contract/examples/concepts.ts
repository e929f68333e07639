import { conceptNoticeApi } from '@/features/concepts/notice/api'
import { example, type Example } from '../example'

export const examples: readonly Example[] = [
  example(conceptNoticeApi.highlightFlag, () => ({})),
  example(conceptNoticeApi.removeHighlightFlag, () => ({ body: {} })),
  example(conceptNoticeApi.waitListCount, () => ({})),
  example(conceptNoticeApi.waitHatchListCount, () => ({})),
]
