import { readingAccess } from '@/features/rooms/domain/levels'
import { DEFAULT_WATERMARK_STYLE } from '@/shared/viewer/watermark'
import { db, openSession } from '@mocks/account/store'
import { createBackend } from '@mocks/platform/backend'
import { mock, Refusal } from '@mocks/platform/mock'
import { openView, viewMocks } from '@mocks/platform/pages/views'
import { createListener } from '@mocks/server/server'
import { fileApi } from './fileApi'
import { fileOf } from './files'

const none = () => undefined

const mocks = [
  mock(fileApi.view, 'signed-in', ({ account, path: { id }, body: { level, mark } }) => {
    const name = String(id)
    return openView(account, name, () => ({
      level,
      access: readingAccess(level),
      file: {
        key: name,
        async load() {
          const bytes = await fileOf(name)
          if (!bytes) throw new Refusal(404, 'no such file')
          return new Uint8Array(bytes)
        },
      },
      watermark: { ...DEFAULT_WATERMARK_STYLE, lines: ['21 Sun Member', '2026-11-22 09:41 UTC'], ...mark },
      noteReading: none,
      notePrint: none,
    }))
  }),
  ...viewMocks(fileApi, 'signed-in'),
]

/** Answers the calls of the test files below `base`. */
export const createFileListener = (base: string) => createListener(base, createBackend(base, mocks))

export const token = () => openSession(db.accounts.find(({ userName }) => userName === 'buyer')!)
