import { beforeEach, vi } from 'vitest'

interface SavedFile {
  name: string
  blob: Blob
}

/** Records the files that each test saves; call once at the top of a test file. */
export function watchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = []
  beforeEach(() => {
    saved.length = 0
    let last: Blob
    URL.createObjectURL = (blob) => {
      last = blob as Blob
      return 'blob:test'
    }
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: last })
    })
  })
  return saved
}
