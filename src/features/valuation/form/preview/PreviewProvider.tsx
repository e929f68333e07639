import type { ReactNode } from 'react'
import { LaunchContext, useFromValues } from '../fields/useValuationValues'
import { launchDayOf, PreviewContext } from './previewContext'
import { usePreview } from './usePreview'

/** Separate from the fields, so that they do not render again with every result. */
export function PreviewProvider({ children }: { children: ReactNode }) {
  const preview = usePreview(useFromValues((values) => values))
  return (
    <PreviewContext value={preview}>
      <LaunchContext value={launchDayOf(preview)}>{children}</LaunchContext>
    </PreviewContext>
  )
}
