import type { ReactNode } from 'react'
import { LaunchContext, useFromValues } from '../fields/watching'
import { launchOf, PreviewContext } from './previewContext'
import { usePreview } from './usePreview'

/** Apart from the fields, so that they are not drawn anew with every result. */
export function Previewing({ children }: { children: ReactNode }) {
  const preview = usePreview(useFromValues((values) => values))
  return (
    <PreviewContext value={preview}>
      <LaunchContext value={launchOf(preview)}>{children}</LaunchContext>
    </PreviewContext>
  )
}
