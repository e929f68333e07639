import { widthRead, type Size } from './crop'

/** How a picture lies in its file, without reading it in full; null for a damaged one. */
const sizeOf = async (address: string): Promise<Size | null> => {
  const image = new Image()
  return new Promise((resolve) => {
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }))
    image.addEventListener('error', () => resolve(null))
    image.src = address
  })
}

/** Reads a picture off the main thread, made smaller on the way where it is large; null for a damaged one. */
export async function readPicture(file: File): Promise<ImageBitmap | null> {
  const address = URL.createObjectURL(file)
  try {
    const size = await sizeOf(address)
    if (!size || size.width === 0 || size.height === 0) return null
    return await createImageBitmap(file, { resizeWidth: widthRead(size), resizeQuality: 'high' })
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** What was drawn, as a file: nothing of what the chosen one carried beside its pixels is in it. */
export const drawnFile = async (canvas: HTMLCanvasElement): Promise<File | null> =>
  new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], 'avatar.jpg', { type: blob.type })),
      'image/jpeg',
      0.9,
    )
  })
