import { privateApi } from '@/features/vdr/private/privateItems.api'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { roomFiles } from '../../rooms/roomFiles'
import { authorizeRoom } from '../../rooms/store'
import {
  updateItem,
  QUOTA_BYTES,
  isOwnedBy,
  isUnsent,
  saveItem,
  matchFor,
  privateItems,
  rowsFor,
  usageIn,
  usedBy,
} from '../privateItems'
import { REFUSALS } from '../refusals'
import { submitDrafts } from '../submitDrafts'

const READ = 'vdr:private:list'
const EDIT = 'vdr:private:edit'

export const privateMocks = [
  mock(privateApi.list, READ, ({ account, query }) => {
    const { id } = authorizeRoom('vdr', account, query.roomId, 'private:list')
    return list(rowsFor(account, id), query, {
      keyword: ['name', 'text', 'documentName'],
      equals: ['kind', 'folderId', 'state'],
    })
  }),
  mock(privateApi.create, EDIT, ({ account, body }) => {
    authorizeRoom('vdr', account, body.roomId, 'private:edit')
    saveItem(account, body)
  }),
  mock(privateApi.update, EDIT, ({ account, body }) => {
    const { roomId } = privateItems.require(body.id, isOwnedBy(account))
    authorizeRoom('vdr', account, roomId, 'private:edit')
    updateItem(account, body)
  }),
  mock(privateApi.remove, EDIT, ({ account, path }) => {
    const doomed = privateItems.requireAll(String(path.ids), isOwnedBy(account))
    for (const { roomId } of doomed) authorizeRoom('vdr', account, roomId, 'private:edit')
    for (const item of doomed) if (isUnsent(item) && item.fileKey) roomFiles.delete(item.fileKey)
    privateItems.remove(doomed)
  }),
  mock(privateApi.file, READ, ({ account, path }) => {
    const item = privateItems.require(String(path.id), isOwnedBy(account))
    authorizeRoom('vdr', account, item.roomId, 'private:list')
    const file = isUnsent(item) && item.fileKey !== null ? roomFiles.get(item.fileKey) : undefined
    if (!file) throw new Refusal(404, REFUSALS.noItem)
    return { ...file, name: item.name ?? file.name }
  }),
  mock(privateApi.submit, EDIT, ({ account, body }) => submitDrafts(account, body)),
  mock(privateApi.match, EDIT, ({ account, query }) => {
    authorizeRoom('vdr', account, query.roomId, 'private:edit')
    return matchFor(account, query)
  }),
  mock(privateApi.quota, READ, ({ account, query }) => {
    const { id } = authorizeRoom('vdr', account, query.roomId, 'private:list')
    return { used: usedBy(account, id), given: QUOTA_BYTES }
  }),
  mock(privateApi.usage, 'vdr:private:usage', ({ account, query }) =>
    usageIn(authorizeRoom('vdr', account, query.roomId, 'private:usage').id),
  ),
]
