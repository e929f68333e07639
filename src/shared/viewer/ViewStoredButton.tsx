import type { ButtonProps } from 'antd'
import { extensionOf } from '@/shared/files/uploadRules'
import { fetchStored } from '@/shared/files/fetchStored'
import { ViewButton } from './ViewButton'

interface ViewStoredProps extends Pick<ButtonProps, 'type' | 'size'> {
  /** The name that the server keeps it under. */
  fileName: string
  name: string
}

/** A button that opens a stored file to be read; none for a file that has no pages to show. */
export function ViewStored({ fileName, name, ...button }: ViewStoredProps) {
  if (extensionOf(fileName) !== 'pdf') return null
  return (
    <ViewButton
      {...button}
      document={{
        id: fileName,
        name,
        load: (options) => fetchStored(fileName, options),
      }}
    />
  )
}
