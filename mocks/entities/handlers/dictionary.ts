import { dictionaryApi } from '@/shared/dictionary/dictionary.api'
import { mock } from '../../platform/mock'
import { entriesOf } from '../seed/dictionaries'

export const dictionaryMocks = [
  mock(dictionaryApi.entries, 'signed-in', ({ path }) => entriesOf(String(path.type))),
]
