import { account } from '@/features/account/feature'
import { concepts } from '@/features/concepts/feature'
import { implementation } from '@/features/implementation/feature'
import { rooms } from '@/features/rooms/feature'
import { search } from '@/features/search/feature'
import { speak } from '@/features/speak/feature'
import { valuation } from '@/features/valuation/feature'
import { vdr } from '@/features/vdr/feature'
import { loadWithTexts, type Feature } from '@/shared/feature'

const areaBenchmark = async () => ({
  default: (await import('@/features/valuation/reports/AreaBenchmark')).AreaBenchmark,
})

const relatedConcepts = async () => ({
  default: (await import('@/features/concepts/detail/RelatedConcepts')).RelatedConcepts,
})

const conceptDraft = loadWithTexts(
  async () => ({
    default: (await import('@/features/concepts/firstStage/CreateDraftButton')).CreateDraftButton,
  }),
  'conceptsForms',
)

/** All features, in the order of the home page. The shell derives everything else from this list. */
export const FEATURES: readonly Feature[] = [
  search(areaBenchmark, relatedConcepts),
  valuation,
  concepts,
  rooms,
  vdr,
  implementation,
  speak(conceptDraft),
  account,
]
