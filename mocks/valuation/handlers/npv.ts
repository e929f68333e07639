import { npvApi } from '@/features/valuation/npv/api'
import { beijing } from '../../platform/clock'
import { nextId, type Account } from '../../platform/db'
import { npvFile } from '../documents/npv'
import { mock, Refusal } from '../../platform/mock'
import { calculate, npvDetail, npvOf, npvRow, npvs, type SavedNpv } from '../npvStore'
import { page } from '../../platform/page'
import '../seed/npvs'

const visibleTo = ({ userId, roles }: Account) =>
  [...npvs.values()].filter(({ ownerId }) => ownerId === userId || roles.includes('admin'))

/** `&` arrives as `|`. */
const plain = (text: string) => text.toLowerCase().replaceAll('&', '|').trim()

/** Two of one owner would not be told apart in the list. */
function checkName(ownerId: string, name: string, ownId?: string) {
  const isTaken = [...npvs.values()].some(
    (other) => other.id !== ownId && other.ownerId === ownerId && plain(other.form.name) === plain(name),
  )
  if (isTaken) throw new Refusal(500, `已有名为“${name}”的 NPV 计算，请换一个名称`)
}

const saved = (npv: SavedNpv) => ({ id: npv.id, npv: npvRow(npv).npv })

export const npvMocks = [
  mock(npvApi.list, 'valuation:npv:list', ({ account, query }) => {
    const rows = visibleTo(account)
      .map(npvRow)
      .filter(({ name }) => !query.name || plain(name).includes(plain(query.name)))
      .filter(({ status }) => !query.status || status === query.status)
      .sort((a, b) => b.updateTime.localeCompare(a.updateTime) || Number(b.id) - Number(a.id))
    return page(rows, query)
  }),

  mock(npvApi.detail, 'valuation:npv:list', ({ account, path }) =>
    npvDetail(npvOf(account, String(path.id))),
  ),

  mock(npvApi.create, 'valuation:npv:edit', ({ account, body }) => {
    checkName(account.userId, body.name)
    calculate(body)
    const npv = { id: nextId(), ownerId: account.userId, form: body, updateTime: beijing(new Date()) }
    npvs.set(npv.id, npv)
    return saved(npv)
  }),

  mock(npvApi.update, 'valuation:npv:edit', ({ account, body: { id, ...form } }) => {
    const npv = npvOf(account, id)
    checkName(npv.ownerId, form.name, id)
    calculate(form)
    Object.assign(npv, { form, updateTime: beijing(new Date()) })
    return saved(npv)
  }),

  mock(npvApi.remove, 'valuation:npv:remove', ({ account, path }) => {
    // All or none: a refusal for one leaves the others.
    const doomed = String(path.ids)
      .split(',')
      .map((id) => npvOf(account, id))
    for (const { id } of doomed) npvs.delete(id)
  }),

  mock(npvApi.download, 'valuation:npv:download', ({ account, path, query }) =>
    npvFile(npvOf(account, String(path.id)), query.format, account, query.language ?? 'zh'),
  ),
]
