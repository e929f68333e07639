/** Object URLs are released this many ms after the click: some browsers read them late. */
const RELEASE_AFTER = 60_000

/** Hands a blob to the browser's download under the given name. It is saved, never opened in our origin. */
export function saveFile(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER)
}
