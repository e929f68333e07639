import { dictionaries } from '@/shared/domain/dictionary/early'
import { firstPage } from '@/shared/list/firstPage'
import type { PagesReads } from '@/shared/earlyReads'
import { conceptApi } from './model/api'

const OF_HALLS = dictionaries('poc_status', 'poc_secrecy_status', 'clinical_phase', 'modality')

export default {
  'poconcept/apply/index': [firstPage(conceptApi.list, { hall: 'apply' }), ...OF_HALLS],
  'poconcept/incubate/index': [firstPage(conceptApi.list, { hall: 'incubate' }), ...OF_HALLS],
  'poconcept/expert/index': [firstPage(conceptApi.list, { hall: 'expert' })],
  'poconcept/archive/index': [firstPage(conceptApi.sealList), ...OF_HALLS],
  '/user/secrecy': [firstPage(conceptApi.secrecyList), ...dictionaries('poc_secrecy_status')],
} satisfies PagesReads
