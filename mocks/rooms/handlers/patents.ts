import type { Args } from '@/shared/api/endpoint'
import { patentApis, type PatentBody } from '@/features/rooms/patents/roomPatents.api'
import { Patent } from '@/entities/patents.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { importResult, tableFile } from '../../entities/table/tableFile'
import { parseRows } from '../../entities/table/readTable'
import { formText, guardFile, requireOwnUpload } from '../../platform/files'
import type { Account } from '../../platform/db'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { readUploadedSheet } from '../../platform/sheet'
import { changesOf } from '../changes'
import { writeLog, remark } from '../log'
import { storeRoomFile } from '../roomFiles'
import { PATENT_TABLE, patentCell } from '../patentTable'
import { isDue, patents } from '../patents'
import { REFUSALS } from '../refusals'
import { createRoomItems } from '../items'
import { authorizeRoom } from '../store'

const mocksOf = (scope: Scope) => {
  const api = patentApis[scope]
  const READ = `${scope}:patent:list` as const
  // Application numbers identify patents, so they must be unique in a room.
  const checkNumber = ({ applicationNo }: PatentBody, others: readonly PatentBody[]) => {
    const duplicate = others.find((each) => each.applicationNo === applicationNo)
    if (duplicate) throw new Refusal(500, REFUSALS.numberTaken(applicationNo, duplicate.title))
  }
  const roomPatents = createRoomItems(
    scope,
    'patent',
    patents[scope],
    checkNumber,
    ({ applicationNo }) => applicationNo,
  )

  /** Returns a function that limits certificates to readers of the room's patents. Throws for others' uploads. */
  const guardNew = (account: Account, { certificate }: PatentBody, known: PatentBody['certificate'] = []) => {
    const added = certificate.filter(({ fileName }) => known.every((each) => each.fileName !== fileName))
    for (const { fileName } of added) requireOwnUpload(account, fileName)
    return (roomId: string) => {
      for (const { fileName } of added) {
        guardFile(fileName, (caller) => authorizeRoom(scope, caller, roomId, 'patent:list'))
      }
    }
  }

  const findPatents = (account: Account, { deadline, ...query }: Args<typeof api.list>['query']) => {
    const rows = roomPatents.of(account, query.roomId).map((each) => Patent.parse(each))
    return list(deadline ? rows.filter((each) => isDue(each, deadline)) : rows, query, {
      keyword: ['applicationNo', 'title', 'applicant'],
      contains: ['firstCountry'],
      equals: ['kind', 'legalStatus'],
    })
  }

  const logAction = (account: Account, roomId: string, act: string, about: string | number, changes = {}) =>
    writeLog(scope, roomId, account, { action: 'patent', text: remark(act, about), ...changes })

  return [
    mock(api.list, READ, ({ account, query }) => findPatents(account, query)),
    mock(api.export, READ, async ({ account, query: { language, ...query } }) => {
      const { roomId, ...filters } = query
      const { rows } = findPatents(account, { ...query, pageNum: 1, pageSize: Infinity })
      writeLog(scope, roomId, account, { action: 'download', text: 'patents.xlsx' })
      return {
        msg: storeRoomFile(
          scope,
          account,
          roomId,
          await tableFile(PATENT_TABLE, rows, patentCell, { account, language, query: filters }),
        ),
      }
    }),
    mock(api.detail, READ, ({ account, path }) => Patent.parse(roomPatents.one(account, String(path.id)))),
    mock(api.create, `${scope}:patent:edit`, ({ account, body }) => {
      const guard = guardNew(account, body)
      roomPatents.add(account, body)
      guard(body.roomId)
      logAction(account, body.roomId, 'add', body.applicationNo)
    }),
    mock(api.update, `${scope}:patent:edit`, ({ account, body }) => {
      const { version: _version, ...fields } = body
      const guard = guardNew(account, fields, patents[scope].require(body.id).certificate)
      const before = roomPatents.change(account, body)
      guard(before.roomId)
      logAction(account, before.roomId, 'edit', body.applicationNo, changesOf(before, fields))
    }),
    mock(api.remove, `${scope}:patent:edit`, ({ account, path }) => {
      const removed = patents[scope].requireAll(String(path.ids))
      roomPatents.remove(account, String(path.ids))
      for (const { roomId, applicationNo } of removed) logAction(account, roomId, 'remove', applicationNo)
    }),

    mock(api.importData, `${scope}:patent:edit`, async ({ account, body }) => {
      const roomId = formText(body, 'roomId')
      const taken = new Set(roomPatents.editable(account, roomId).map((each) => each.applicationNo))
      const sheet = await readUploadedSheet(body.get('file'))
      const rows = parseRows(PATENT_TABLE, sheet, { taken })
      const validBodies = rows.flatMap(({ body: patent }) => patent ?? [])
      if (validBodies.length === rows.length) {
        roomPatents.addChecked(account, roomId, validBodies)
        logAction(account, roomId, 'import', validBodies.length)
      }
      return importResult(PATENT_TABLE, sheet, rows, formText(body, 'language'))
    }),
  ]
}

export const patentMocks = SCOPES.flatMap(mocksOf)
