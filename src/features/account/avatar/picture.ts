import { decodedWidth, type Size } from './crop'

const readSize = async (address: string): Promise<Size | null> => {
  const image = new Image()
  return new Promise((resolve) => {
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }))
    image.addEventListener('error', () => resolve(null))
    image.src = address
  })
}

/** Decodes a picture off the main thread and scales large ones down; null if damaged. */
export async function readPicture(file: File): Promise<ImageBitmap | null> {
  const address = URL.createObjectURL(file)
  try {
    const size = await readSize(address)
    if (!size || size.width === 0 || size.height === 0) return null
    return await createImageBitmap(file, { resizeWidth: decodedWidth(size), resizeQuality: 'high' })
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Exports the canvas as a JPEG file, without the metadata of the original. */
export const canvasToFile = async (canvas: HTMLCanvasElement): Promise<File | null> =>
  new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], 'avatar.jpg', { type: blob.type })),
      'image/jpeg',
      0.9,
    )
  })
