import { Button } from 'antd'
// oxlint-disable-next-line no-restricted-imports -- the one place that may use it
import { lazy, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { AssetLoadError, wrapAssetErrors } from '@/shared/lib/assetLoadError'
import { useTranslations } from '@/shared/i18n'
import type { Load } from './screenLoader'
import styles from './screen.module.css'

/**
 * Lazy part of a screen. If it fails to load, it shows the error inline with a retry; the surrounding screen and its
 * input stay. React's `lazy` never retries.
 */
export function lazyWithRetry<Props extends object>(load: Load<Props>) {
  const createAttempt = () => ({ Part: lazy(() => wrapAssetErrors(load())) })
  let latest = createAttempt()
  return function LazyPart(props: Props) {
    const [{ Part }, setAttempt] = useState(latest)
    return (
      <ErrorBoundary FallbackComponent={PartLoadError} onReset={() => setAttempt((latest = createAttempt()))}>
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}

const bringIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

/**
 * Scrolled into view, because it may be the bottom of a dialog. Other errors of the part are passed to the screen's
 * boundary.
 */
function PartLoadError({ error, resetErrorBoundary }: FallbackProps) {
  const t = useTranslations()
  if (!(error instanceof AssetLoadError)) throw error
  return (
    <div role="alert" className={styles.partFailure} ref={bringIntoView}>
      {t('crash.chunk')}
      <Button size="small" onClick={resetErrorBoundary}>
        {t('actions.retry')}
      </Button>
    </div>
  )
}
