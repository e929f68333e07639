import type { Mock } from '../mock'
import { catalogMocks } from './catalog'
import { dictionaryMocks } from './dictionary'
import { sessionMocks } from './session'
import { valuationMocks } from './valuation'

/** Every call the mock backend answers. */
export const mocks: readonly Mock[] = [
  ...sessionMocks,
  ...dictionaryMocks,
  ...catalogMocks,
  ...valuationMocks,
]
