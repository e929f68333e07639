import { isPlainName } from '@/shared/lib/fileNames'

export interface FoundFile {
  name: string
  path: readonly string[]
  /** Null if it could not be opened. */
  file: Blob | null
}

/** Assumed: more is a mistake, e.g. an entire disk. */
export const MAX_FOUND = 5000
export const MAX_DEPTH = 30

/** Hidden files and folders, and files that operating systems and office programs leave in folders. */
const SYSTEM_FILES = /^(\..*|Thumbs\.db|desktop\.ini|~\$.*|__MACOSX)$/i

/** True inside a folder only: what was chosen itself is meant. */
const isSystemFile = (name: string, path: readonly string[]) => path.length > 0 && SYSTEM_FILES.test(name)

/** Some systems decompose accented characters; normalised because names are compared. */
const normalized = (name: string) => name.normalize('NFC')

const toFoundFile = (name: string, path: readonly string[], file: Blob | null): FoundFile => ({
  name: normalized(name),
  path: path.map(normalized),
  file,
})

export function checkFolders(path: readonly string[]): 'depth' | 'folderName' | null {
  if (path.length > MAX_DEPTH) return 'depth'
  return path.every(isPlainName) ? null : 'folderName'
}

// `localeCompare` would set up the language for each pair.
const { compare: compareNames } = new Intl.Collator('zh-CN', { numeric: true })

export interface Found {
  files: FoundFile[]
  /** Some files were dropped because there are too many. */
  isTruncated: boolean
  /** Number of skipped system files and hidden folders. */
  skipped: number
}

/** Files of an input, at most `max`, with their path in a chosen folder. */
export function readChosen(files: Iterable<File>, max: number): Found {
  const all = [...files].map((file) =>
    toFoundFile(file.name, file.webkitRelativePath?.split('/').slice(0, -1) ?? [], file),
  )
  const wanted = all.filter(
    ({ name, path }) =>
      !isSystemFile(name, path) && !path.some((folder, depth) => isSystemFile(folder, path.slice(0, depth))),
  )
  const sorted = wanted
    .map((found) => ({ found, at: [...found.path, found.name].join('/') }))
    .sort((a, b) => compareNames(a.at, b.at))
    .map(({ found }) => found)
  return {
    files: sorted.slice(0, max),
    isTruncated: wanted.length > max,
    skipped: all.length - wanted.length,
  }
}

/**
 * Files of a drop, at most `max`, with their path in dropped folders. Must be called within the event: afterwards the
 * browser denies access.
 */
export async function readDropped(data: DataTransfer, max: number): Promise<Found> {
  const entries = [...(data.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return readChosen(data.files, max)

  const files: FoundFile[] = []
  let skipped = 0
  const pending = entries.map((entry) => ({ entry, path: [] as readonly string[] })).reverse()
  while (pending.length > 0 && files.length <= max) {
    const { entry, path } = pending.pop()!
    if (isSystemFile(entry.name, path)) {
      skipped++
    } else if (isFolder(entry)) {
      const inside = [...path, entry.name]
      const children = await childrenOf(entry)
      if (children === null) files.push(toFoundFile(entry.name, path, null))
      else pending.push(...children.reverse().map((child) => ({ entry: child, path: inside })))
    } else {
      files.push(toFoundFile(entry.name, path, await fileOf(entry as FileSystemFileEntry)))
    }
  }
  return { files: files.slice(0, max), isTruncated: files.length > max, skipped }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))

/** Sorted by name; null if the folder can't be opened. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[] | null> {
  const reader = folder.createReader()
  const children: FileSystemEntry[] = []
  for (;;) {
    const batch = await new Promise<FileSystemEntry[] | null>((resolve) =>
      reader.readEntries(resolve, () => resolve(null)),
    )
    if (batch === null) return null
    // Browsers return up to a hundred at a time, and none at the end.
    if (batch.length === 0) break
    children.push(...batch)
  }
  return children.sort((a, b) => compareNames(a.name, b.name))
}
