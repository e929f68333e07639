import { firstPage } from '@/shared/list/firstPage'
import type { PagesReads } from '@/shared/earlyReads'
import { conceptApi } from './model/api'

export default {
  'poconcept/apply/index': [firstPage(conceptApi.list, { hall: 'apply' })],
  'poconcept/incubate/index': [firstPage(conceptApi.list, { hall: 'incubate' })],
  'poconcept/expert/index': [firstPage(conceptApi.list, { hall: 'expert' })],
  'poconcept/archive/index': [firstPage(conceptApi.sealList)],
  '/user/secrecy': [firstPage(conceptApi.secrecyList)],
} satisfies PagesReads
