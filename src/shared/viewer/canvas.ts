/** Transfers a bitmap to a canvas and adopts its size. */
export function showBitmap(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(bitmap)
}

/** Frees the canvas memory immediately. */
export function clearCanvas(canvas: HTMLCanvasElement) {
  canvas.width = 0
  canvas.height = 0
}
