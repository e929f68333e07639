import type { Mock } from '../mock'
import { accountMocks } from './account'
import { catalogMocks } from './catalog'
import { conceptMocks } from './concepts'
import { codeMocks } from './code'
import { dictionaryMocks } from './dictionary'
import { npvMocks } from './npv'
import { pointsMocks } from './points'
import { qrMocks } from './qr'
import { questionnaireMocks } from './questionnaires'
import { quotaMocks } from './quota'
import { fileMocks } from './files'
import { searchMocks } from './search'
import { sessionMocks } from './session'
import { userMocks } from './user'
import { socialMocks } from './social'
import { valuationMocks } from './valuation'

/** Every call the mock backend answers. */
export const mocks: readonly Mock[] = [
  ...sessionMocks,
  ...userMocks,
  ...codeMocks,
  ...qrMocks,
  ...quotaMocks,
  ...pointsMocks,
  ...questionnaireMocks,
  ...socialMocks,
  ...accountMocks,
  ...dictionaryMocks,
  ...catalogMocks,
  ...searchMocks,
  ...conceptMocks,
  ...fileMocks,
  ...valuationMocks,
  ...npvMocks,
]
