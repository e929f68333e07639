import { dictionaryApi, type Dictionary } from '@/shared/domain/dictionary/api'
import { mock } from '../mock'
import { DICTIONARY_ENTRIES } from '../seed/dictionaries'

export const dictionaryMocks = [
  mock(dictionaryApi.entries, 'signed-in', ({ path }) =>
    Object.hasOwn(DICTIONARY_ENTRIES, path.type) ? [...DICTIONARY_ENTRIES[path.type as Dictionary]] : null,
  ),
]
