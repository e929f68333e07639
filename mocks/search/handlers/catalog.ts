import { catalogApi } from '@/entities/catalog/catalog.api'
import { mock } from '../../platform/mock'
import { suggest } from '../suggest'

export const catalogMocks = [
  mock(catalogApi.suggest, 'signed-in', ({ query: { mode, keyword } }) => suggest(mode, keyword)),
]
