import { LEVEL, type RoomNode } from '@/features/rooms'

/** A folder as a tree of choices has it. */
export interface FolderChoice {
  value: string
  title: string
  /** It is only on the way to one that may be chosen. */
  disabled: boolean
  children: FolderChoice[]
}

const titleOf = ({ indexNo, name }: RoomNode) => [indexNo, name].filter(Boolean).join(' ')

/** The folders that the caller may upload to, with those around them. Nodes stand parents before their children. */
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
