import type { Mock } from './mock'
import { accountMocks } from '../account/handlers/account'
import { catalogMocks } from '../domain/handlers/catalog'
import { conceptMocks } from '../concepts/handlers'
import { codeMocks } from '../account/handlers/code'
import { dictionaryMocks } from '../domain/handlers/dictionary'
import { npvMocks } from '../valuation/handlers/npv'
import { pointsMocks } from '../domain/handlers/points'
import { qrMocks } from '../account/handlers/qr'
import { questionnaireMocks } from '../valuation/handlers/questionnaires'
import { quotaMocks } from '../domain/handlers/quota'
import { fileMocks } from '../domain/handlers/files'
import { searchMocks } from '../search/handlers'
import { sessionMocks } from '../account/handlers/session'
import { userMocks } from '../account/handlers/user'
import { socialMocks } from '../account/handlers/social'
import { valuationMocks } from '../valuation/handlers/valuation'

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
