import { Button, Skeleton } from 'antd'
import { Suspense, useEffect, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { FileFailure } from '@/shared/lib/assetLoadError'
import { reportError } from '@/shared/lib/reportError'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from '../ResultState'
import { fetchScreen, readyScreen, screenDrawn, type Load } from './screenLoader'
import { useLazyModule } from './useLazyModule'
import styles from './screen.module.css'

interface LazyPageProps {
  load: Load
  /** Until it is there. */
  placeholder?: ReactNode
}

/**
 * A screen that is fetched when first opened, within its own boundary: a defect in it never blanks the layout
 * or the menu.
 */
export function LazyPage({ load, placeholder = LOADING }: LazyPageProps) {
  return (
    <ErrorBoundary
      FallbackComponent={ScreenFailure}
      onError={(error) => reportError('screen', error instanceof Error ? error.message : '')}
    >
      <Suspense fallback={placeholder}>
        <Page load={load} placeholder={placeholder} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** A screen that is here is drawn in the same step, and one that is fetched as soon as it arrives. */
function Page({ load, placeholder }: Required<LazyPageProps>) {
  const screen = useLazyModule(() => fetchScreen(load), readyScreen(load))
  useEffect(() => {
    if (screen) screenDrawn()
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

function ScreenFailure({ error, resetErrorBoundary }: FallbackProps) {
  const t = useTranslations()
  return (
    <div role="alert">
      <ResultState
        status="failed"
        title={t('crash.title')}
        text={t(error instanceof FileFailure ? 'crash.chunk' : 'crash.text')}
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
