import {
  savedSearchApi,
  searchApi,
  searchLists,
  type List,
  type SearchQuery,
} from '@/features/search/model/search.api'
import { isAllowed } from '@/shared/auth/permissions'
import { drugApi } from '@/entities/drugs.api'
import type { Account } from '../../platform/db'
import { mock } from '../../platform/mock'
import { page } from '../../platform/page'
import { searchesLeft, spendSearch } from '../../entities/quotas'
import { removeSavedSearches, savedSearchesOf, saveSearch } from '../savedSearches'
import { companyDetail, drugDetail, indicationDetail, targetDetail, trialDetail } from '../details'
import { exportedFile } from '../exported'
import { kinds } from '../kinds'
import type { Kind } from '../kind'
import { integrated, pageOf } from '../lists'
import { compact } from '../matching'
import { writers, type Writer } from '../answers'
import { keepMadeFile } from '../../platform/files'
import { serverDay } from '../../platform/clock'

/** Without this permission lists carry names and stage only. */
const isBrief = ({ permissions }: Account) => !isAllowed(permissions, 'search:api')

/** A further page, other facets or another order of the same search cost nothing, and neither does browsing. */
function spend(account: Account, kind: string, { keyword = '' }: Pick<SearchQuery, 'keyword'>) {
  const wanted = compact(keyword)
  if (wanted !== '') spendSearch(account, `${kind} ${wanted}`, serverDay())
}

const quotaLeft = (account: Account) => searchesLeft(account, serverDay())

/** What every list does: it counts the search and says how many are left. */
function listed<T, Row>(
  list: List,
  kind: Kind<T>,
  writer: Writer<T, Row>,
  { account, query }: { account: Account; query: SearchQuery },
) {
  spend(account, list, query)
  return { ...pageOf(kind, writer, query, isBrief(account)), quotaLeft: quotaLeft(account) }
}

/** The fixed words of a path come before its parameters: `/search/drug/list`, `/search/drug/:id`. */
export const searchMocks = [
  mock(searchLists.drug, 'signed-in', (asked) => listed('drug', kinds.drug(), writers.drug, asked)),
  mock(searchLists.engineered, 'signed-in', (asked) =>
    listed('engineered', kinds.engineered(), writers.engineered, asked),
  ),
  mock(searchLists.pipeline, 'signed-in', (asked) =>
    listed('pipeline', kinds.pipeline(), writers.pipeline, asked),
  ),
  mock(searchLists.indication, 'signed-in', (asked) =>
    listed('indication', kinds.indication(), writers.indication, asked),
  ),
  mock(searchLists.target, 'signed-in', (asked) => listed('target', kinds.target(), writers.target, asked)),
  mock(searchLists.company, 'signed-in', (asked) =>
    listed('company', kinds.company(), writers.company, asked),
  ),
  mock(searchLists.trial, 'signed-in', (asked) => listed('trial', kinds.trial(), writers.trial, asked)),

  mock(searchApi.integrated, 'signed-in', ({ account, query }) => {
    spend(account, 'integrated', query)
    return { ...integrated(query, isBrief(account)), quotaLeft: quotaLeft(account) }
  }),

  mock(savedSearchApi.list, 'signed-in', ({ account, query }) => page(savedSearchesOf(account), query)),
  mock(savedSearchApi.create, 'signed-in', ({ account, body }) => saveSearch(account, body)),
  mock(savedSearchApi.remove, 'signed-in', ({ account, path }) =>
    removeSavedSearches(account, String(path.ids)),
  ),

  mock(searchApi.export, 'search:export', async ({ account, path, query }) => {
    const file = await exportedFile(String(path.list), query, account)
    return { msg: keepMadeFile(file) }
  }),

  mock(drugApi.detail, 'search:api', ({ path }) => drugDetail(String(path.id))),
  mock(searchApi.indication, 'search:api', ({ path }) => indicationDetail(String(path.id))),
  mock(searchApi.target, 'search:api', ({ path }) => targetDetail(String(path.id))),
  mock(searchApi.company, 'search:api', ({ path }) => companyDetail(String(path.id))),
  mock(searchApi.trial, 'search:api', ({ path }) => trialDetail(String(path.id))),
]
