/** Some browsers read an object URL late. */
const RELEASE_DELAY_MS = 60_000

const ACTIVE_TYPES = /html|svg|\bxml|\+xml|script/i

/** Downloads a blob under the given name. It is saved, never opened in our origin. */
export function saveFile(blob: Blob, name: string) {
  const inert = ACTIVE_TYPES.test(blob.type) ? new Blob([blob], { type: 'application/octet-stream' }) : blob
  const url = URL.createObjectURL(inert)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_DELAY_MS)
}
