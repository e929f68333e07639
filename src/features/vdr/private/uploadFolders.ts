import { LEVEL, type RoomNode } from '@/features/rooms'

export interface FolderChoice {
  value: string
  title: string
  /** Shown only because a folder below it can be chosen. */
  disabled: boolean
  children: FolderChoice[]
}

const titleOf = ({ indexNo, name }: RoomNode) => [indexNo, name].filter(Boolean).join(' ')

/** Folders that the caller may upload to, with their ancestors. Parents come before their children in `nodes`. */
export function foldersToUploadTo(nodes: readonly RoomNode[]): FolderChoice[] {
  const folders = nodes.filter(({ kind }) => kind === 'folder')
  const under = (parent: string | null): FolderChoice[] =>
    folders
      .filter(({ parentId }) => parentId === parent)
      .map((folder) => ({
        value: folder.id,
        title: titleOf(folder),
        disabled: folder.level < LEVEL.upload,
        children: under(folder.id),
      }))
      .filter(({ disabled, children }) => !disabled || children.length > 0)
  return under(null)
}
