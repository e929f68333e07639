import { redactionApis, type Redaction } from '@/features/rooms/documents/redaction.api'
import { documentApis, recycleApis, zipApis } from '@/features/rooms/documents/documents.api'
import type { View } from '@/shared/viewer/view.api'
import { SCOPES } from '@/entities/roomScope'
import { storeFile } from '@mocks/platform/files'
import { db } from '@mocks/account/store'
import { zipTasks } from '@mocks/rooms/documents/zipTasks'
import { moveNodes } from '@mocks/rooms/nodes'
import { recycle, recycled } from '@mocks/rooms/recycle'
import { versions } from '@mocks/rooms/storedVersions'
import { roomBackend } from '../../support/roomBackend'
import { example, type Example } from '../example'

const page = { pageNum: 1, pageSize: 10 }

const administrator = () => db.accounts.find(({ userName }) => userName === 'admin')!

export const examples: readonly Example[] = SCOPES.flatMap((scope) => {
  const api = documentApis[scope]
  const task = () =>
    zipTasks[scope].put({
      id: '1',
      roomId: '1',
      userId: '1',
      ids: ['6-1'],
      state: 'failed' as const,
      progress: 80,
      files: 1,
      leftOut: [],
      resource: null,
      failsAt: null,
    }).id
  const bin = () => {
    recycle(scope, administrator(), ['1-3'])
    return [...recycled[scope].keys()][0]!
  }
  const redaction = redactionApis[scope]
  const region = { left: 0.1, top: 0.1, width: 0.2, height: 0.1 }
  /** The proposals of a version, of which one was drawn. */
  const drawn = async () => {
    const body = { id: '1-1v1', page: 1, region }
    const { data } = await roomBackend().send('admin', redaction.draw, { body })
    return data as Redaction
  }
  const lease = async () => {
    const { data } = await roomBackend().send('admin', api.view, { path: { id: '1-1' }, body: {} })
    return (data as View).lease
  }
  return [
    example(api.tree, () => ({ query: { roomId: '1' } })),
    example(api.check, () => ({ query: { roomId: '1' } })),
    example(api.checkFile, () => ({ query: { roomId: '1', format: 'xlsx', language: 'en' } as const })),
    example(api.list, () => ({ query: { ...page, roomId: '1', folderId: '6' } })),
    example(api.match, () => ({ query: { roomId: '1', name: '1.pdf', hash: '00' } })),
    example(api.indexFile, () => ({ query: { roomId: '1', format: 'csv', language: 'zh' } as const })),
    example(redaction.read, () => ({ path: { id: '1-1' } })),
    example(redaction.draw, () => ({ body: { id: '1-1v1', page: 1, region } })),
    example(redaction.decide, async () => {
      const { id, version, rows } = await drawn()
      return { body: { id, version, ids: [rows[0]!.id], state: 'rejected' as const } }
    }),
    example(redaction.propose, () => ({
      body: { ids: ['1-1'], patterns: ['phone' as const], words: ['a'], names: [] },
    })),
    example(redaction.apply, async () => {
      const { id, version } = await drawn()
      return { body: { id, version, tagIds: ['2'] } }
    }),
    example(redaction.giveGeneral, () => {
      const variant = { ...versions[scope].require('1-1v1'), id: '901', tagId: '2' }
      const { id, version } = versions[scope].put(variant)
      return { body: { id, version } }
    }),
    example(api.detail, () => ({ path: { id: '6-2-1' } })),
    example(api.createFolder, () => ({ body: { roomId: '1', parentId: null, name: 'A' } })),
    example(api.rename, () => ({ body: { id: '1', name: 'A', was: '项目概览' } })),
    example(api.move, () => ({
      body: {
        roomId: '1',
        nodes: [{ id: '1-1', parentId: '1' }],
        target: '2',
        permissionMode: 'keep' as const,
      },
    })),
    example(api.sort, () => ({
      body: {
        roomId: '1',
        parentId: '1',
        was: ['1-1', '1-2', '1-3', '1-4'],
        ids: ['1-2', '1-1', '1-3', '1-4'],
      },
    })),
    example(api.remove, () => ({ path: { ids: '1-1,1-2' } })),
    example(api.undo, () => ({
      path: {
        id: moveNodes(scope, administrator(), {
          roomId: '1',
          nodes: [{ id: '1-1', parentId: '1' }],
          target: '2',
          permissionMode: 'keep',
        }),
      },
    })),
    example(api.applyTemplate, () => ({ body: { roomId: '1', language: 'en' } as const })),
    example(api.add, async () => ({
      body: {
        roomId: '1',
        folderId: '1',
        path: ['B'],
        name: 'c.pdf',
        hash: '00',
        fileName: await storeFile(new File(['%PDF-'], 'c.pdf'), administrator().userId),
        size: 5,
      },
    })),
    example(api.favorite, () => ({ body: { id: '1-1', on: true } })),
    example(api.reviewed, () => ({ body: { id: '1-1', on: true } })),
    example(api.publish, () => ({ body: { id: '1-1v1', version: 1, on: false } })),
    example(api.submit, () => {
      versions[scope].put({ ...versions[scope].require('5-4-3v1'), submitterId: '1' })
      return { body: { id: '5-4-3v1', version: 1 } }
    }),
    example(api.view, () => ({ path: { id: '1-1' }, body: {} })),
    example(api.page, async () => ({
      path: { id: '1-1', page: 1 },
      query: { lease: await lease(), width: 800 },
    })),
    example(api.find, async () => ({ path: { id: '1-1' }, query: { lease: await lease(), q: '1' } })),
    example(api.text, async () => ({ path: { id: '1-1', page: 1 }, query: { lease: await lease() } })),
    example(api.difference, async () => ({
      path: { id: '1-1', page: 1 },
      query: { lease: await lease(), from: await lease() },
    })),
    example(api.renew, async () => ({
      path: { lease: await lease() },
      body: { reading: [{ id: 'a', event: 'page' as const, page: 1, seconds: 2, percent: null }] },
    })),
    example(api.download, () => ({ path: { id: '1-1' }, query: { kind: 'marked' } as const })),
    example(recycleApis[scope].list, () => ({ query: { ...page, roomId: '1' } })),
    example(recycleApis[scope].restore, () => ({ body: { ids: [bin()] } })),
    example(recycleApis[scope].purge, () => ({ path: { ids: bin() } })),
    example(zipApis[scope].start, () => ({ body: { roomId: '1', ids: ['1'] } })),
    example(zipApis[scope].task, () => ({ path: { id: task() } })),
    example(zipApis[scope].retry, () => ({ path: { id: task() } })),
  ]
})
