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
import { searchesLeft, countSearch } from '../../entities/quotas'
import { removeSavedSearches, savedSearchesOf, saveSearch } from '../savedSearches'
import { companyDetail, drugDetail, indicationDetail, targetDetail, trialDetail } from '../details'
import { exportFile } from '../exportFile'
import { kinds } from '../kinds'
import type { Kind } from '../kind'
import { integrated, pageOf } from '../lists'
import { compact } from '../matching'
import { writers, type Writer } from '../rowWriters'
import { storeGeneratedFile } from '../../platform/files'
import { serverDay } from '../../platform/clock'

/** Callers without this permission get names and stage only. */
const isBrief = ({ permissions }: Account) => !isAllowed(permissions, 'search:api')

/** Further pages, facets and other orders of the same search are free, and so is browsing or finding nothing. */
function countKeyword(
  account: Account,
  kind: string,
  { keyword = '' }: Pick<SearchQuery, 'keyword'>,
  found: number,
) {
  const term = compact(keyword)
  if (term !== '' && found > 0) countSearch(account, `${kind} ${term}`, serverDay())
}

const quotaLeft = (account: Account) => searchesLeft(account, serverDay())

function searchList<T, Row>(
  list: List,
  kind: Kind<T>,
  writer: Writer<T, Row>,
  { account, query }: { account: Account; query: SearchQuery },
) {
  const found = pageOf(kind, writer, query, isBrief(account))
  countKeyword(account, list, query, found.total)
  return { ...found, quotaLeft: quotaLeft(account) }
}

/** Order matters: fixed paths before parameters, `/search/drug/list` before `/search/drug/:id`. */
export const searchMocks = [
  mock(searchLists.drug, 'signed-in', (request) => searchList('drug', kinds.drug(), writers.drug, request)),
  mock(searchLists.engineered, 'signed-in', (request) =>
    searchList('engineered', kinds.engineered(), writers.engineered, request),
  ),
  mock(searchLists.pipeline, 'signed-in', (request) =>
    searchList('pipeline', kinds.pipeline(), writers.pipeline, request),
  ),
  mock(searchLists.indication, 'signed-in', (request) =>
    searchList('indication', kinds.indication(), writers.indication, request),
  ),
  mock(searchLists.target, 'signed-in', (request) =>
    searchList('target', kinds.target(), writers.target, request),
  ),
  mock(searchLists.company, 'signed-in', (request) =>
    searchList('company', kinds.company(), writers.company, request),
  ),
  mock(searchLists.trial, 'signed-in', (request) =>
    searchList('trial', kinds.trial(), writers.trial, request),
  ),

  mock(searchApi.integrated, 'signed-in', ({ account, query }) => {
    const found = integrated(query, isBrief(account))
    const { understood: _understood, ...groups } = found
    countKeyword(account, 'integrated', query, Math.max(...Object.values(groups).map(({ total }) => total)))
    return { ...found, quotaLeft: quotaLeft(account) }
  }),

  mock(savedSearchApi.list, 'signed-in', ({ account, query }) => page(savedSearchesOf(account), query)),
  mock(savedSearchApi.create, 'signed-in', ({ account, body }) => saveSearch(account, body)),
  mock(savedSearchApi.remove, 'signed-in', ({ account, path }) =>
    removeSavedSearches(account, String(path.ids)),
  ),

  mock(searchApi.export, 'search:export', async ({ account, path, query }) => {
    const file = await exportFile(String(path.list), query, account)
    return { msg: storeGeneratedFile(file) }
  }),

  mock(drugApi.detail, 'search:api', ({ path }) => drugDetail(String(path.id))),
  mock(searchApi.indication, 'search:api', ({ path }) => indicationDetail(String(path.id))),
  mock(searchApi.target, 'search:api', ({ path }) => targetDetail(String(path.id))),
  mock(searchApi.company, 'search:api', ({ path }) => companyDetail(String(path.id))),
  mock(searchApi.trial, 'search:api', ({ path }) => trialDetail(String(path.id))),
]
