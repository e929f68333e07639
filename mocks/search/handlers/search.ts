import { savedSearchApi, searchApi, searchLists, type SearchQuery } from '@/features/search/model/api'
import { isAllowed } from '@/shared/auth/permissions'
import { drugApi } from '@/shared/domain/drug/api'
import type { Account } from '../../platform/db'
import { mock, Refusal } from '../../platform/mock'
import { page } from '../../platform/page'
import { searchesLeft, spendSearch } from '../../domain/quotas'
import { removeSavedSearches, savedSearchesOf, saveSearch } from '../savedSearches'
import { companyDetail, drugDetail, indicationDetail, targetDetail, trialDetail } from '../details'
import { exportedFile } from '../exported'
import { kinds } from '../kinds'
import { integrated, isList, pageOf } from '../lists'
import { compact } from '../matching'
import { writers } from '../answers'
import { REFUSALS } from '../refusals'
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

type Name = keyof typeof searchLists

/** What each list has besides its own kind of rows. */
function listed<Answer extends object>(
  name: Name,
  account: Account,
  query: SearchQuery,
  answer: (isBrief: boolean) => Answer,
) {
  spend(account, name, query)
  return { ...answer(isBrief(account)), quotaLeft: quotaLeft(account) }
}

/** The fixed words of a path come before its parameters: `/search/drug/list`, `/search/drug/:id`. */
export const searchMocks = [
  mock(searchLists.drug, 'signed-in', ({ account, query }) =>
    listed('drug', account, query, (brief) => pageOf(kinds.drug(), writers.drug, query, brief)),
  ),
  mock(searchLists.engineered, 'signed-in', ({ account, query }) =>
    listed('engineered', account, query, (brief) =>
      pageOf(kinds.engineered(), writers.engineered, query, brief),
    ),
  ),
  mock(searchLists.pipeline, 'signed-in', ({ account, query }) =>
    listed('pipeline', account, query, (brief) => pageOf(kinds.pipeline(), writers.pipeline, query, brief)),
  ),
  mock(searchLists.indication, 'signed-in', ({ account, query }) =>
    listed('indication', account, query, (brief) =>
      pageOf(kinds.indication(), writers.indication, query, brief),
    ),
  ),
  mock(searchLists.target, 'signed-in', ({ account, query }) =>
    listed('target', account, query, (brief) => pageOf(kinds.target(), writers.target, query, brief)),
  ),
  mock(searchLists.company, 'signed-in', ({ account, query }) =>
    listed('company', account, query, (brief) => pageOf(kinds.company(), writers.company, query, brief)),
  ),
  mock(searchLists.trial, 'signed-in', ({ account, query }) =>
    listed('trial', account, query, (brief) => pageOf(kinds.trial(), writers.trial, query, brief)),
  ),

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
    const list = String(path.list)
    if (!isList(list)) throw new Refusal(404, REFUSALS.notFound)
    return { msg: keepMadeFile(await exportedFile(list, query, account)) }
  }),

  mock(drugApi.detail, 'search:api', ({ path }) => drugDetail(String(path.id))),
  mock(searchApi.indication, 'search:api', ({ path }) => indicationDetail(String(path.id))),
  mock(searchApi.target, 'search:api', ({ path }) => targetDetail(String(path.id))),
  mock(searchApi.company, 'search:api', ({ path }) => companyDetail(String(path.id))),
  mock(searchApi.trial, 'search:api', ({ path }) => trialDetail(String(path.id))),
]
