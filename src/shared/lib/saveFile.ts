/** Object URLs are released this many ms after the click: some browsers read them late. */
const RELEASE_AFTER = 60_000

/** Types that run scripts when a browser opens them instead of saving. */
const ACTIVE = /html|svg|\bxml|\+xml|script/i

/** Hands a blob to the browser's download under the given name. It is saved, never opened in our origin. */
export function saveFile(blob: Blob, name: string) {
  const inert = ACTIVE.test(blob.type) ? new Blob([blob], { type: 'application/octet-stream' }) : blob
  const url = URL.createObjectURL(inert)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER)
}
