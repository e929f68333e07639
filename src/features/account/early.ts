import { quotaApi } from '@/shared/domain/quota/api'
import type { PagesReads } from '@/shared/earlyReads'
import { COUNTED } from './card/counted'

export default {
  '/index': [[quotaApi.left, {}, COUNTED]],
} satisfies PagesReads
