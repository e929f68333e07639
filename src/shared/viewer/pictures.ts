import { useLayoutEffect, useMemo } from 'react'
import { call, type CallOptions, type Result } from '@/shared/api'
import { failure, success } from '@/shared/api/result'
import { PICTURE_WIDTHS, type PictureWidth } from './view.api'
import type { OpenView } from './useView'

export interface PictureRequest {
  /** From 1. */
  page: number
  width: PictureWidth
  /** Top and height in percent; the whole page if absent. */
  band?: string
  use?: 'print'
}

/** The smallest picture that is sharp at this width in device pixels. */
export const pictureWidthFor = (pixels: number): PictureWidth =>
  PICTURE_WIDTHS.find((width) => width >= pixels - 1) ?? PICTURE_WIDTHS.at(-1)!

/** Requests a picture of an opened document. */
export async function fetchPicture(
  { api, id, lease }: OpenView,
  { page, ...query }: PictureRequest,
  options: CallOptions,
): Promise<Result<Blob>> {
  const answer = await call(api.page, { path: { id, page }, query: { lease, ...query } }, options)
  return answer.ok ? success(answer.data.blob) : answer
}

/** Requests and decodes a picture; the caller closes the bitmap. */
export async function fetchBitmap(
  view: OpenView,
  request: PictureRequest,
  options: CallOptions,
): Promise<Result<ImageBitmap>> {
  const picture = await fetchPicture(view, request, options)
  if (!picture.ok) return picture
  try {
    return success(await createImageBitmap(picture.data))
  } catch {
    return failure('invalid-answer')
  }
}

/** Two, so that one is drawn by the server while the next is in transit. */
const MAX_CONCURRENT = 2

interface Waiting {
  view: OpenView
  request: PictureRequest
  options: CallOptions
  control: AbortController
  onPicture: (picture: Result<ImageBitmap>) => void
}

/** Requests pictures of pages, those nearest to the reading position first. */
export interface PictureQueue {
  /** Returns a function that cancels; `onPicture` is not called after that. */
  request: (
    view: OpenView,
    request: PictureRequest,
    onPicture: Waiting['onPicture'],
    onProgress: NonNullable<CallOptions['onDownloadProgress']>,
  ) => () => void
  lookAt: (page: number) => void
}

function createPictureQueue(): PictureQueue {
  const waiting = new Set<Waiting>()
  let busy = 0
  let currentPage = 1

  const distance = ({ request }: Waiting) => Math.abs(request.page - currentPage)
  function next() {
    const nearest = [...waiting].sort((a, b) => distance(a) - distance(b))[0]
    if (!nearest || busy >= MAX_CONCURRENT) return
    waiting.delete(nearest)
    busy += 1
    void fetchBitmap(nearest.view, nearest.request, nearest.options).then((picture) => {
      busy -= 1
      next()
      if (!nearest.control.signal.aborted) nearest.onPicture(picture)
      else if (picture.ok) picture.data.close()
    })
  }

  return {
    request(view, request, onPicture, onDownloadProgress) {
      const control = new AbortController()
      const options = { signal: control.signal, onDownloadProgress }
      const each = { view, request, options, control, onPicture }
      waiting.add(each)
      next()
      return () => {
        waiting.delete(each)
        control.abort()
      }
    },
    lookAt(page) {
      currentPage = page
    },
  }
}

export function usePictureQueue(page: number): PictureQueue {
  const queue = useMemo(() => createPictureQueue(), [])
  // In a layout effect, so that it runs before pages request their pictures in effects.
  useLayoutEffect(() => queue.lookAt(page), [queue, page])
  return queue
}
