import { npvApi } from '@/features/valuation/npv/api'
import { beijing } from '../../platform/clock'
import { list } from '../../platform/list'
import { npvFile } from '../documents/npv'
import { mock, Refusal } from '../../platform/mock'
import { calculate, npvDetail, npvOf, npvRow, npvs, type SavedNpv } from '../npvStore'
import { isOpenTo } from '../store'
import { REFUSALS } from '../refusals'

/** `&` arrives as `|`. */
const plain = (text: string) => text.toLowerCase().replaceAll('&', '|').trim()

/** Two of one owner would not be told apart in the list. */
function checkName(ownerId: string, name: string, ownId?: string) {
  const isTaken = npvs
    .all()
    .some(
      (other) => other.id !== ownId && other.ownerId === ownerId && plain(other.form.name) === plain(name),
    )
  if (isTaken) throw new Refusal(500, REFUSALS.npvNameTaken(name))
}

const saved = (npv: SavedNpv) => ({ id: npv.id, npv: npvRow(npv).npv })

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

  mock(npvApi.create, 'valuation:npv:edit', ({ account, body }) => {
    checkName(account.userId, body.name)
    calculate(body)
    return saved(npvs.add({ ownerId: account.userId, form: body, updateTime: beijing(new Date()) }))
  }),

  mock(npvApi.update, 'valuation:npv:edit', ({ account, body: { id, ...form } }) => {
    const npv = npvOf(account, id)
    checkName(npv.ownerId, form.name, id)
    calculate(form)
    Object.assign(npv, { form, updateTime: beijing(new Date()) })
    return saved(npv)
  }),

  mock(npvApi.remove, 'valuation:npv:remove', ({ account, path }) =>
    npvs.remove(npvs.requireAll(String(path.ids), isOpenTo(account))),
  ),

  mock(npvApi.download, 'valuation:npv:download', ({ account, path, query }) =>
    npvFile(npvOf(account, String(path.id)), query.format, account, query.language ?? 'zh'),
  ),
]
