import { SCOPES, type Scope } from '@/features/rooms/domain/scope'
import { Patent, patentApis, type PatentBody } from '@/features/rooms/patents/api'
import { deadlineOf, duesOf } from '@/features/rooms/patents/deadlines'
import type { Account } from '../../platform/db'
import { list } from '../../platform/list'
import { textIn } from '../../platform/files'
import { mock, Refusal } from '../../platform/mock'
import { serverDay } from '../../platform/clock'
import { patents } from '../patents'
import { sheetOf } from '../../platform/sheet'
import { patentsIn } from '../patentRows'
import { REFUSALS } from '../refusals'
import { roomAllowing } from '../store'

const mocksOf = (scope: Scope) => {
  const api = patentApis[scope]
  const kept = patents[scope]
  const inRoom = (account: Account, id: string, ability: 'patent:list' | 'patent:edit') =>
    roomAllowing(scope, account, id, ability).id

  /** Two of one number would not be told apart. */
  function checkNumber(roomId: string, { applicationNo }: PatentBody, ownId?: string) {
    const twin = kept
      .all()
      .find((each) => each.roomId === roomId && each.id !== ownId && each.applicationNo === applicationNo)
    if (twin) throw new Refusal(500, REFUSALS.numberTaken(applicationNo, twin.title))
  }

  return [
    mock(api.list, `${scope}:patent:list`, ({ account, query }) => {
      const roomId = inRoom(account, query.roomId, 'patent:list')
      const rows = kept
        .all()
        .filter((each) => each.roomId === roomId)
        .map((each) => Patent.parse(each))
        .filter(
          (each) =>
            !query.deadline ||
            duesOf(each).some(({ day }) => deadlineOf(day, serverDay()) === query.deadline),
        )
      return list(rows, query, {
        keyword: ['applicationNo', 'title', 'applicant'],
        contains: ['firstCountry'],
        equals: ['kind', 'legalStatus'],
      })
    }),

    mock(api.create, `${scope}:patent:edit`, ({ account, body: { roomId, ...patent } }) => {
      inRoom(account, roomId, 'patent:edit')
      checkNumber(roomId, patent)
      kept.add({ ...patent, roomId })
    }),

    mock(api.update, `${scope}:patent:edit`, ({ account, body: { id, ...patent } }) => {
      const { roomId } = kept.require(id)
      inRoom(account, roomId, 'patent:edit')
      checkNumber(roomId, patent, id)
      kept.put({ ...patent, id, roomId })
    }),

    mock(api.remove, `${scope}:patent:edit`, ({ account, path }) => {
      const doomed = kept.requireAll(String(path.ids))
      for (const { roomId } of doomed) inRoom(account, roomId, 'patent:edit')
      kept.remove(doomed)
    }),

    mock(api.importData, `${scope}:patent:edit`, async ({ account, body }) => {
      const roomId = inRoom(account, textIn(body, 'roomId'), 'patent:edit')
      const own = kept.all().filter((each) => each.roomId === roomId)
      const rows = patentsIn(await sheetOf(body.get('file')), new Set(own.map((each) => each.applicationNo)))
      const read = rows.flatMap(({ patent }) => patent ?? [])
      if (read.length === rows.length) for (const patent of read) kept.add({ ...patent, roomId })
      return { rows: rows.map(({ patent: _patent, ...row }) => row) }
    }),
  ]
}

export const patentMocks = SCOPES.flatMap(mocksOf)
