import { Button, Skeleton } from 'antd'
import { Suspense, useEffect, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { AssetLoadError } from '@/shared/lib/assetLoadError'
import { reportError } from '@/shared/lib/reportError'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from '../ResultState'
import { loadScreen, loadedScreen, markScreenRendered, type Load } from './screenLoader'
import { useLazyModule } from './useLazyModule'
import styles from './screen.module.css'

interface LazyPageProps {
  load: Load
  placeholder?: ReactNode
}

/** Lazy screen with its own error boundary: an error never blanks the layout or the menu. */
export function LazyPage({ load, placeholder = LOADING }: LazyPageProps) {
  return (
    <ErrorBoundary
      FallbackComponent={ScreenError}
      onError={(error) => reportError('screen', error instanceof Error ? error.message : '')}
    >
      <Suspense fallback={placeholder}>
        <Page load={load} placeholder={placeholder} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** A loaded screen renders in the same step, any other as soon as it arrives. */
function Page({ load, placeholder }: Required<LazyPageProps>) {
  const screen = useLazyModule(() => loadScreen(load), loadedScreen(load))
  useEffect(() => {
    if (screen) markScreenRendered()
  }, [screen])
  return screen ? <screen.default /> : placeholder
}

function Loading() {
  const t = useTranslations()
  return (
    <div role="status" aria-label={t('start.screen')} className={styles.screenLoading}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )
}

const LOADING = <Loading />

function ScreenError({ error, resetErrorBoundary }: FallbackProps) {
  const t = useTranslations()
  return (
    <div role="alert">
      <ResultState
        status="failed"
        title={t('crash.title')}
        text={t(error instanceof AssetLoadError ? 'crash.chunk' : 'crash.text')}
        actions={[
          <Button key="retry" type="primary" onClick={resetErrorBoundary}>
            {t('actions.retry')}
          </Button>,
          <Button key="reload" onClick={() => location.reload()}>
            {t('actions.reload')}
          </Button>,
        ]}
      />
    </div>
  )
}
