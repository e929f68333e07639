export interface Size {
  width: number
  height: number
}

/** Crop of a picture: zoom factor, and its centre as shares (0 to 1) of width and height. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const MAX_ZOOM = 4
export const MAX_SIDE = 2048

export const FULL_CROP: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const clamp = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value))

export const decodedWidth = ({ width, height }: Size) =>
  Math.max(1, Math.round(width * Math.min(1, MAX_SIDE / Math.max(width, height))))

/** The cropped square in pixels, always inside the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / clamp(1, zoom, MAX_ZOOM)
  return {
    x: clamp(0, x * width - side / 2, width - side),
    y: clamp(0, y * height - side / 2, height - side),
    side,
  }
}

/** Moves the centre to where the clamped square really is, so that moving back takes no extra steps. */
function normalizeCrop(size: Size, crop: Crop): Crop {
  const { x, y, side } = squareOf(size, crop)
  return {
    zoom: clamp(1, crop.zoom, MAX_ZOOM),
    x: (x + side / 2) / size.width,
    y: (y + side / 2) / size.height,
  }
}

/** Moves the crop by shares of its own square. */
export function moveCrop(size: Size, crop: Crop, across: number, down: number): Crop {
  const { side } = squareOf(size, crop)
  return normalizeCrop(size, {
    ...crop,
    x: crop.x + (across * side) / size.width,
    y: crop.y + (down * side) / size.height,
  })
}

export const zoomCrop = (size: Size, crop: Crop, zoom: number): Crop => normalizeCrop(size, { ...crop, zoom })
