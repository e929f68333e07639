import { firstPage } from '@/shared/list/firstPage'
import type { PagesReads } from '@/shared/earlyReads'
import { claimApi } from './claims/api'
import { customerApi } from './customers/api'
import { instalmentApi } from './funds/model/api'
import { projectListApi } from './project/api'

export default {
  'implement/vproject/index': [firstPage(projectListApi.list)],
  'implement/vclaims/index': [firstPage(claimApi.list)],
  'implement/vcustomer/index': [firstPage(customerApi.list)],
  'implement/vfund/index': [firstPage(instalmentApi.list)],
} satisfies PagesReads
