import { firstPage } from '@/shared/list/firstPage'
import type { PagesReads } from '@/shared/earlyReads'
import { projectListApi } from './project/api'

export default {
  'implement/vproject/index': [firstPage(projectListApi.list)],
} satisfies PagesReads
