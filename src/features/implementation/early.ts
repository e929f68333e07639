import { dictionaries } from '@/shared/domain/dictionary/early'
import { firstPage } from '@/shared/list/firstPage'
import type { PagesReads } from '@/shared/earlyReads'
import { claimApi } from './claims/api'
import { customerApi } from './customers/api'
import { instalmentApi } from './funds/model/api'
import { projectListApi } from './project/api'

export default {
  'implement/vproject/index': [
    firstPage(projectListApi.list),
    ...dictionaries('project_status', 'project_phase'),
  ],
  'implement/vclaims/index': [
    firstPage(claimApi.list),
    ...dictionaries('claim_cover', 'claim_status', 'claim_event'),
  ],
  'implement/vcustomer/index': [
    firstPage(customerApi.list),
    ...dictionaries('customer_type', 'customer_stage'),
  ],
  'implement/vfund/index': [firstPage(instalmentApi.list), ...dictionaries('instalment_status', 'fund_type')],
} satisfies PagesReads
