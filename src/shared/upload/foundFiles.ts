import { isPlainName } from '@/shared/lib/fileNames'

/** A file to be uploaded, and the folders it lies in below what was dropped. */
export interface FoundFile {
  name: string
  path: readonly string[]
  /** Null for one that could not be opened. */
  file: Blob | null
}

/** Assumed: more are taken for a slip, a whole disk for instance. */
export const MAX_FOUND = 1000
/** Folders in folders; assumed. */
export const MAX_DEPTH = 30

/** What operating systems and office programs leave in folders. */
const LEFT_BY_SYSTEMS = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\.~lock\..*|~\$.*|\._.*)$/i

/** Some systems take umlauts and accents apart; names are compared, so all are written one way. */
const written = (name: string) => name.normalize('NFC')

const found = (name: string, path: readonly string[], file: Blob | null): FoundFile => ({
  name: written(name),
  path: path.map(written),
  file,
})

/** What of the folders that a file lies in keeps it out, or null. */
export function brokenByFolders(path: readonly string[]): 'depth' | 'folderName' | null {
  if (path.length > MAX_DEPTH) return 'depth'
  return path.every(isPlainName) ? null : 'folderName'
}

const byName = (a: string, b: string) => a.localeCompare(b, 'zh-CN', { numeric: true })

/** Files that were chosen, one by one or with their folder. */
export function readChosen(files: Iterable<File>): Found {
  const all = [...files]
    .sort((a, b) => byName(a.webkitRelativePath ?? '', b.webkitRelativePath ?? ''))
    .map((file) => found(file.name, file.webkitRelativePath?.split('/').slice(0, -1) ?? [], file))
    .filter(({ name, path }) => path.length === 0 || !LEFT_BY_SYSTEMS.test(name))
  return { files: all.slice(0, MAX_FOUND), isMore: all.length > MAX_FOUND }
}

export interface Found {
  files: FoundFile[]
  /** Some were left out: there are too many. */
  isMore: boolean
}

/**
 * The files of a drop, those in dropped folders with their path. To be called within the event: after it the browser
 * gives nothing away.
 */
export async function readDropped(data: DataTransfer): Promise<Found> {
  const entries = [...(data.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return readChosen(data.files)

  const files: FoundFile[] = []
  const ahead = entries.map((entry) => ({ entry, path: [] as readonly string[] })).reverse()
  while (ahead.length > 0 && files.length <= MAX_FOUND) {
    const { entry, path } = ahead.pop()!
    if (isFolder(entry)) {
      const inside = [...path, entry.name]
      const children = await childrenOf(entry)
      if (children === null) files.push(found(entry.name, path, null))
      else ahead.push(...children.reverse().map((child) => ({ entry: child, path: inside })))
    } else if (path.length === 0 || !LEFT_BY_SYSTEMS.test(entry.name)) {
      files.push(found(entry.name, path, await fileOf(entry as FileSystemFileEntry)))
    }
  }
  return { files: files.slice(0, MAX_FOUND), isMore: files.length > MAX_FOUND }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))

/** In the order of their names; null for a folder that cannot be opened. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[] | null> {
  const reader = folder.createReader()
  const children: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[] | null>((resolve) =>
      reader.readEntries(resolve, () => resolve(null)),
    )
    if (some === null) return null
    // Browsers give a hundred at a time, and none at the end.
    if (some.length === 0) break
    children.push(...some)
  }
  return children.sort((a, b) => byName(a.name, b.name))
}
