import { npvApi } from '@/features/valuation/npv/npv.api'
import { list } from '../../platform/list'
import { npvFile } from '../documents/npv'
import { mock } from '../../platform/mock'
import { addNpv, changeNpv, npvDetail, npvOf, npvRow, npvs } from '../npvStore'
import { isOpenTo } from '../store'

export const npvMocks = [
  mock(npvApi.list, 'valuation:npv:list', ({ account, query }) =>
    list(npvs.all().filter(isOpenTo(account)).map(npvRow), query, {
      contains: ['name'],
      equals: ['status'],
      latest: 'updateTime',
    }),
  ),

  mock(npvApi.detail, 'valuation:npv:list', ({ account, path }) =>
    npvDetail(npvOf(account, String(path.id))),
  ),

  mock(npvApi.create, 'valuation:npv:edit', ({ account, body }) => addNpv(account, body)),

  mock(npvApi.update, 'valuation:npv:edit', ({ account, body: { id, ...form } }) =>
    changeNpv(account, id, form),
  ),

  mock(npvApi.remove, 'valuation:npv:remove', ({ account, path }) =>
    npvs.remove(npvs.requireAll(String(path.ids), isOpenTo(account))),
  ),

  mock(npvApi.download, 'valuation:npv:download', ({ account, path, query }) =>
    npvFile(npvOf(account, String(path.id)), query.format, account, query.language ?? 'zh'),
  ),
]
