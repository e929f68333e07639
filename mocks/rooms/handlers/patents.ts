import type { Args } from '@/shared/api/endpoint'
import { patentApis, type PatentBody } from '@/features/rooms/patents/roomPatents.api'
import { Patent } from '@/entities/patents.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { answerTo, tableFile } from '../../entities/table/files'
import { rowsIn } from '../../entities/table/read'
import { textIn } from '../../platform/files'
import type { Account } from '../../platform/db'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { sheetOf } from '../../platform/sheet'
import { changesOf } from '../changes'
import { note, remark } from '../log'
import { keepRoomFile } from '../madeFiles'
import { PATENT_TABLE, patentCell } from '../patentTable'
import { isDue, patents } from '../patents'
import { REFUSALS } from '../refusals'
import { thingsInRooms } from '../items'

const mocksOf = (scope: Scope) => {
  const api = patentApis[scope]
  const READ = `${scope}:patent:list` as const
  // Two of one number would not be told apart.
  const check = ({ applicationNo }: PatentBody, others: readonly PatentBody[]) => {
    const twin = others.find((each) => each.applicationNo === applicationNo)
    if (twin) throw new Refusal(500, REFUSALS.numberTaken(applicationNo, twin.title))
  }
  const things = thingsInRooms(scope, 'patent', patents[scope], check, ({ applicationNo }) => applicationNo)

  const foundIn = (account: Account, { deadline, ...query }: Args<typeof api.list>['query']) => {
    const rows = things.of(account, query.roomId).map((each) => Patent.parse(each))
    return list(deadline ? rows.filter((each) => isDue(each, deadline)) : rows, query, {
      keyword: ['applicationNo', 'title', 'applicant'],
      contains: ['firstCountry'],
      equals: ['kind', 'legalStatus'],
    })
  }

  const tell = (account: Account, roomId: string, act: string, about: string | number, changes = {}) =>
    note(scope, roomId, account, { action: 'patent', text: remark(act, about), ...changes })

  return [
    mock(api.list, READ, ({ account, query }) => foundIn(account, query)),
    mock(api.export, READ, async ({ account, query: { language, ...query } }) => {
      const { roomId, ...filters } = query
      const { rows } = foundIn(account, { ...query, pageNum: 1, pageSize: Infinity })
      note(scope, roomId, account, { action: 'download', text: 'patents.xlsx' })
      return {
        msg: keepRoomFile(
          scope,
          account,
          roomId,
          await tableFile(PATENT_TABLE, rows, patentCell, { account, language, query: filters }),
        ),
      }
    }),
    mock(api.detail, READ, ({ account, path }) => Patent.parse(things.one(account, String(path.id)))),
    mock(api.create, `${scope}:patent:edit`, ({ account, body }) => {
      things.add(account, body)
      tell(account, body.roomId, 'add', body.applicationNo)
    }),
    mock(api.update, `${scope}:patent:edit`, ({ account, body }) => {
      const { version: _version, ...typed } = body
      const before = things.change(account, body)
      tell(account, before.roomId, 'edit', body.applicationNo, changesOf(before, typed))
    }),
    mock(api.remove, `${scope}:patent:edit`, ({ account, path }) => {
      const doomed = patents[scope].requireAll(String(path.ids))
      things.remove(account, String(path.ids))
      for (const { roomId, applicationNo } of doomed) tell(account, roomId, 'remove', applicationNo)
    }),

    mock(api.importData, `${scope}:patent:edit`, async ({ account, body }) => {
      const roomId = textIn(body, 'roomId')
      const taken = new Set(things.editable(account, roomId).map((each) => each.applicationNo))
      const sheet = await sheetOf(body.get('file'))
      const rows = rowsIn(PATENT_TABLE, sheet, { taken })
      const right = rows.flatMap(({ body: patent }) => patent ?? [])
      if (right.length === rows.length) {
        things.addChecked(account, roomId, right)
        tell(account, roomId, 'import', right.length)
      }
      return answerTo(PATENT_TABLE, sheet, rows, textIn(body, 'language'))
    }),
  ]
}

export const patentMocks = SCOPES.flatMap(mocksOf)
