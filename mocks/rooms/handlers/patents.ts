import { SCOPES, type Scope } from '@/features/rooms/domain/scope'
import { Patent, patentApis } from '@/features/rooms/patents/api'
import { deadlineOf, duesOf } from '@/features/rooms/patents/deadlines'
import { serverDay } from '../../platform/clock'
import { textIn } from '../../platform/files'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { sheetOf } from '../../platform/sheet'
import { patentsIn } from '../patentRows'
import { patents } from '../patents'
import { REFUSALS } from '../refusals'
import { thingsInRooms } from '../things'

const mocksOf = (scope: Scope) => {
  const api = patentApis[scope]
  // Two of one number would not be told apart.
  const things = thingsInRooms(scope, 'patent', patents[scope], ({ applicationNo }, others) => {
    const twin = others.find((each) => each.applicationNo === applicationNo)
    if (twin) throw new Refusal(500, REFUSALS.numberTaken(applicationNo, twin.title))
  })

  return [
    mock(api.list, `${scope}:patent:list`, ({ account, query }) => {
      const isDue = ({ day }: { day: string }) => deadlineOf(day, serverDay()) === query.deadline
      const rows = things.of(account, query.roomId).map((each) => Patent.parse(each))
      return list(query.deadline ? rows.filter((each) => duesOf(each).some(isDue)) : rows, query, {
        keyword: ['applicationNo', 'title', 'applicant'],
        contains: ['firstCountry'],
        equals: ['kind', 'legalStatus'],
      })
    }),
    mock(api.create, `${scope}:patent:edit`, ({ account, body }) => things.add(account, body)),
    mock(api.update, `${scope}:patent:edit`, ({ account, body }) => things.change(account, body)),
    mock(api.remove, `${scope}:patent:edit`, ({ account, path }) => things.remove(account, String(path.ids))),

    mock(api.importData, `${scope}:patent:edit`, async ({ account, body }) => {
      const roomId = textIn(body, 'roomId')
      const taken = new Set(things.editable(account, roomId).map((each) => each.applicationNo))
      const rows = patentsIn(await sheetOf(body.get('file')), taken)
      const read = rows.flatMap(({ patent }) => patent ?? [])
      if (read.length === rows.length) for (const patent of read) things.add(account, { ...patent, roomId })
      return { rows: rows.map(({ patent: _patent, ...row }) => row) }
    }),
  ]
}

export const patentMocks = SCOPES.flatMap(mocksOf)
