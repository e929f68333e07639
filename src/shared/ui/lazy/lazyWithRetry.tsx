import { Button } from 'antd'
// oxlint-disable-next-line no-restricted-imports -- it is what this stands on
import { lazy, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { FileFailure, fromFiles } from '@/shared/lib/assetLoadError'
import { useTranslations } from '@/shared/i18n'
import type { Load } from './screenLoader'
import styles from './screen.module.css'

/**
 * A part of a screen that is fetched when it is first drawn. Where that fails, it says so in its place and can be asked
 * for again: what stands around it stays, with all that was typed. React's `lazy` never asks twice.
 */
export function lazyWithRetry<Props extends object>(load: Load<Props>) {
  const ask = () => ({ Part: lazy(() => fromFiles(load())) })
  let latest = ask()
  return function Later(props: Props) {
    const [{ Part }, setAsked] = useState(latest)
    return (
      <ErrorBoundary FallbackComponent={PartFailure} onReset={() => setAsked((latest = ask()))}>
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}

const bringIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

/** Stands where the part would; of a dialog that may be out of sight. A defect of the part is the screen's. */
function PartFailure({ error, resetErrorBoundary }: FallbackProps) {
  const t = useTranslations()
  if (!(error instanceof FileFailure)) throw error
  return (
    <div role="alert" className={styles.partFailure} ref={bringIntoView}>
      {t('crash.chunk')}
      <Button size="small" onClick={resetErrorBoundary}>
        {t('actions.retry')}
      </Button>
    </div>
  )
}
