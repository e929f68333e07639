/** Shows a finished bitmap on a canvas, which takes it over and is of its size. */
export function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(bitmap)
}

/** Gives a canvas's memory back at once, instead of some time. */
export function clear(canvas: HTMLCanvasElement) {
  canvas.width = 0
  canvas.height = 0
}
