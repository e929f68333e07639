import type { ButtonProps } from 'antd'
import { extensionOf } from '@/shared/files/uploadRules'
import { fetchStored } from '@/shared/files/fetchStored'
import { ViewButton } from './ViewButton'

interface ViewStoredButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  fileName: string
  name: string
}

/** Button that opens a stored file in the viewer; null for files without pages. */
export function ViewStoredButton({ fileName, name, ...button }: ViewStoredButtonProps) {
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
