/** Pixels of a picture. */
export interface Size {
  width: number
  height: number
}

/** What of a picture is taken: how much it is enlarged, and where its middle lies, as a share of either side. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const MOST_ZOOM = 4
/** The longer side to which a large picture is made smaller as it is read. */
export const LONGEST = 2048

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The width at which a picture is read; its height follows. */
export const widthRead = ({ width, height }: Size) =>
  Math.max(1, Math.round(width * Math.min(1, LONGEST / Math.max(width, height))))

/** The square that is taken, in pixels: never beyond the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / between(1, zoom, MOST_ZOOM)
  return {
    x: between(0, x * width - side / 2, width - side),
    y: between(0, y * height - side / 2, height - side),
    side,
  }
}

/** The crop with its middle where the square really lies, so that a way back is no longer than the way there. */
function settled(size: Size, crop: Crop): Crop {
  const { x, y, side } = squareOf(size, crop)
  return {
    zoom: between(1, crop.zoom, MOST_ZOOM),
    x: (x + side / 2) / size.width,
    y: (y + side / 2) / size.height,
  }
}

/** Moved by shares of the square that is taken. */
export function moved(size: Size, crop: Crop, across: number, down: number): Crop {
  const { side } = squareOf(size, crop)
  return settled(size, {
    ...crop,
    x: crop.x + (across * side) / size.width,
    y: crop.y + (down * side) / size.height,
  })
}

export const zoomed = (size: Size, crop: Crop, zoom: number): Crop => settled(size, { ...crop, zoom })
