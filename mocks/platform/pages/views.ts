import type { RawAnswerOf } from '@/shared/api/endpoint'
import {
  MAX_BAND,
  MAX_HITS,
  PICTURE_WIDTHS,
  type ConversionFailure,
  type ReadingEvent,
  type storedViewApi,
  type ViewApi,
} from '@/shared/viewer/view.api'
import type { ReadingAccess } from '@/shared/viewer/viewedDocument'
import type { PageWatermark } from '@/shared/viewer/watermark'
import { collection } from '../collection'
import type { Account } from '../db'
import { mock, Refusal, type Access } from '../mock'
import { REFUSALS } from '../refusals'
import { differences } from './difference'
import { findText } from './findText'
import { markedPicture, type Band } from './markedPicture'
import { drawPage, openPdf, textOnPage, type PdfFile } from './pdfPages'

/** Content and rights of a lease at this moment. */
export interface Viewed {
  level: number
  access: ReadingAccess
  file: PdfFile | { bad: ConversionFailure } | 'converting'
  watermark: PageWatermark
  noteReading: (events: readonly ReadingEvent[]) => void
  notePrint: (page: number, result: 'ok' | 'denied') => void
}

interface Lease {
  id: string
  userId: string
  documentId: string
  /** Ms since 1970. */
  expiry: number
  /** Checks the caller's right again; throws a {@link Refusal} if it has ended. */
  view: (account: Account) => Viewed
}

const LEASE_SECONDS = 30

const leases = collection<Lease>(REFUSALS.view.ended)

/** Pages in which text is looked for before a document counts as a scan. */
const SAMPLED_PAGES = 5

async function textStateOf(file: PdfFile, pages: number) {
  for (let page = 1; page <= Math.min(pages, SAMPLED_PAGES); page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- ends at the first
    if ((await textOnPage(file, page)).some(({ text }) => text.trim() !== '')) return 'ready'
  }
  return 'none'
}

/** Answers the call that opens a document: a lease on its pages, or the reason why it has none. */
export async function openView(
  account: Account,
  documentId: string,
  view: Lease['view'],
): Promise<RawAnswerOf<(typeof storedViewApi)['view']>> {
  const { level, file } = view(account)
  if (file === 'converting')
    return { level, leaseSeconds: LEASE_SECONDS, conversion: 'converting', text: 'pending' }
  const opened = 'bad' in file ? file : await openPdf(file)
  if ('bad' in file || 'bad' in opened) {
    const reason = 'bad' in opened ? opened.bad : null
    return { level, leaseSeconds: LEASE_SECONDS, conversion: 'failed', reason, text: 'none' }
  }
  const { id } = leases.put({
    id: crypto.randomUUID(),
    userId: account.userId,
    documentId,
    expiry: Date.now() + LEASE_SECONDS * 1_000,
    view,
  })
  return {
    id: documentId,
    lease: id,
    leaseSeconds: LEASE_SECONDS,
    level,
    pages: [...opened.pages],
    outline: [...(file.outline ?? opened.outline)],
    conversion: 'ready',
    text: await textStateOf(file, opened.pages.length),
  }
}

/** Bands of an account: this many at once, then as many per second. */
const BANDS = { burst: 10, perSecond: 5 }
const bandBudgets = collection<{ id: string; left: number; at: number }>()

function spendBand({ userId }: Account) {
  const now = Date.now()
  const { left, at } = bandBudgets.get(userId) ?? { left: BANDS.burst, at: now }
  const refilled = Math.min(BANDS.burst, left + ((now - at) / 1_000) * BANDS.perSecond)
  if (refilled < 1) throw new Refusal(429, REFUSALS.view.tooFast)
  bandBudgets.put({ id: userId, left: refilled - 1, at: now })
}

function bandOf(text: string): Band {
  const [top = -1, height = -1] = text.split(',').map(Number)
  const isValid = top >= 0 && height > 0 && height <= MAX_BAND && top + height <= 100
  if (!isValid) throw new Refusal(403, REFUSALS.view.fullPage)
  return { top, height }
}

function leaseOf(account: Account, id: string, documentId?: string): Lease & { isOver: boolean } {
  const lease = leases.require(id, (each) => each.userId === account.userId)
  if (documentId !== undefined && documentId !== lease.documentId) throw new Refusal(404, leases.missing)
  return { ...lease, isOver: lease.expiry < Date.now() }
}

/** The document of a lease, if both still allow it. */
async function viewedBy(account: Account, lease: string, documentId?: string) {
  const { view, isOver } = leaseOf(account, lease, documentId)
  const viewed = view(account)
  if (isOver) throw new Refusal(410, REFUSALS.view.ended)
  const { file } = viewed
  if (file === 'converting' || 'bad' in file) throw new Refusal(410, REFUSALS.view.ended)
  const opened = await openPdf(file)
  if ('bad' in opened) throw new Refusal(410, REFUSALS.view.ended)
  return { ...viewed, file, pages: opened.pages }
}

function pageOf({ pages }: { pages: readonly unknown[] }, text: unknown): number {
  const page = Number(text)
  if (!Number.isInteger(page) || page < 1 || page > pages.length) throw new Refusal(500, REFUSALS.view.noPage)
  return page
}

/** Mocks the calls of an opened document. */
export function viewMocks(api: ViewApi, access: Access) {
  return [
    mock(api.page, access, async ({ account, path, query: { lease, width, band, use }, signal }) => {
      const viewed = await viewedBy(account, lease, String(path.id))
      const page = pageOf(viewed, path.page)
      if (!PICTURE_WIDTHS.some((each) => each === width)) throw new Refusal(500, REFUSALS.view.noPage)
      const { isFenced, canPrint } = viewed.access
      if (use === 'print') {
        viewed.notePrint(page, canPrint ? 'ok' : 'denied')
        if (!canPrint) throw new Refusal(403, REFUSALS.forbidden)
      }
      if (isFenced && band === undefined) throw new Refusal(403, REFUSALS.view.fullPage)
      const wanted = band === undefined ? undefined : bandOf(band)
      if (isFenced) spendBand(account)
      const pixels = await drawPage(viewed.file, page, width, signal).catch(() => {
        throw new Refusal(500, REFUSALS.view.damaged)
      })
      // A single mark in the middle would be missing from most bands.
      const mark = isFenced ? { ...viewed.watermark, isTiled: true } : viewed.watermark
      const bytes = await markedPicture(pixels, viewed.pages[page - 1]!, mark, wanted)
      return { bytes, type: 'image/webp', name: `${page}.webp` }
    }),
    mock(api.find, access, async ({ account, path, query: { lease, q } }) => {
      const viewed = await viewedBy(account, lease, String(path.id))
      if (!viewed.access.canSearch) throw new Refusal(403, REFUSALS.forbidden)
      const hits: RawAnswerOf<ViewApi['find']> & object = []
      for (let page = 1; page <= viewed.pages.length && hits.length < MAX_HITS; page += 1) {
        // oxlint-disable-next-line no-await-in-loop -- ends at the maximum
        for (const region of findText(await textOnPage(viewed.file, page), q)) hits.push({ page, ...region })
      }
      return hits.slice(0, MAX_HITS)
    }),
    mock(api.text, access, async ({ account, path, query: { lease } }) => {
      const viewed = await viewedBy(account, lease, String(path.id))
      if (!viewed.access.canReadText) throw new Refusal(403, REFUSALS.forbidden)
      const pieces = await textOnPage(viewed.file, pageOf(viewed, path.page))
      return pieces.map(({ text }) => text || '\n').join('')
    }),
    mock(api.difference, access, async ({ account, path, query: { lease, from } }) => {
      const after = await viewedBy(account, lease, String(path.id))
      const before = await viewedBy(account, from)
      if (after.access.isFenced || before.access.isFenced) throw new Refusal(403, REFUSALS.view.fullPage)
      const drawn = ({ file, pages }: typeof after) => {
        const page = pageOf({ pages }, path.page)
        return drawPage(file, page, Math.round(pages[page - 1]!.width * COMPARING_SCALE)).catch(() => {
          throw new Refusal(500, REFUSALS.view.damaged)
        })
      }
      const [old, young] = [await drawn(before), await drawn(after)]
      return differences({ ...old, data: old.pixels }, { ...young, data: young.pixels })
    }),
    mock(api.renew, access, ({ account, path, body: { reading } }) => {
      const lease = leaseOf(account, String(path.lease))
      const { level, noteReading } = lease.view(account)
      noteReading(reading)
      // What was read offline counts, but goes no further.
      if (lease.isOver) throw new Refusal(410, REFUSALS.view.ended)
      leases.put({ ...lease, expiry: Date.now() + LEASE_SECONDS * 1_000 })
      return { level, leaseSeconds: LEASE_SECONDS }
    }),
  ]
}

/** Half the size: letters still differ, but antialiased edges less. */
const COMPARING_SCALE = 0.5
