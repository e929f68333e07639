import type { ReactNode } from 'react'
import { useFromValues } from '../fields/watching'
import { PreviewContext } from './previewContext'
import { usePreview } from './usePreview'

/** Apart from the fields, so that they are not drawn anew with every result. */
export function Previewing({ children }: { children: ReactNode }) {
  const preview = usePreview(useFromValues((values) => values))
  return <PreviewContext value={preview}>{children}</PreviewContext>
}
