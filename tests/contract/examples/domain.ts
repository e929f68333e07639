import { catalogApi } from '@/entities/catalog/catalog.api'
import { dictionaryApi } from '@/shared/dictionary/dictionary.api'
import { example, type Example } from '../example'

export const examples: readonly Example[] = [
  example(dictionaryApi.entries, () => ({ path: { type: 'clinical_phase' } })),
  example(catalogApi.suggest, () => ({ query: { mode: 'integrated' as const, keyword: 'pd' } })),
]
