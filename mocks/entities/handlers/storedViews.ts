import { STORED_ACCESS } from '@/shared/viewer/viewedDocument'
import { storedViewApi } from '@/shared/viewer/view.api'
import { DEFAULT_WATERMARK_STYLE, type PageWatermark } from '@/shared/viewer/watermark'
import type { Account } from '../../platform/db'
import { fileFor } from '../../platform/files'
import { mock, Refusal } from '../../platform/mock'
import { openView, viewMocks, type Viewed } from '../../platform/pages/views'
import { REFUSALS } from '../../platform/refusals'

/** The account, and the minute. */
const watermarkFor = ({ userId, nickName, userName }: Account): PageWatermark => ({
  ...DEFAULT_WATERMARK_STYLE,
  lines: [
    `${userId} ${nickName || userName}`,
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  ],
})

function viewOf(account: Account, fileName: string): Viewed {
  const file = fileFor(account, fileName)
  if (!file) throw new Refusal(404, REFUSALS.file.notStored(fileName))
  return {
    level: 0,
    access: STORED_ACCESS,
    file: file.type === 'application/pdf' ? { key: fileName, load: () => file.bytes } : { bad: 'type' },
    watermark: watermarkFor(account),
    // Reading is recorded in rooms only.
    noteReading: () => undefined,
    notePrint: () => undefined,
  }
}

export const storedViewMocks = [
  mock(storedViewApi.view, 'signed-in', ({ account, body: { resource } }) =>
    openView(account, crypto.randomUUID(), (caller) => viewOf(caller, resource)),
  ),
  ...viewMocks(storedViewApi, 'signed-in'),
]
