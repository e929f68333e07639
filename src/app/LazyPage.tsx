import { Button, Result, Skeleton } from 'antd'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { report } from '@/shared/lib/report'

interface LazyPageProps {
  load: () => Promise<{ default: ComponentType }>
}

/**
 * A screen that is fetched when first opened, within its own boundary: a defect in it never blanks the layout
 * or the menu.
 */
export function LazyPage({ load }: LazyPageProps) {
  const [Page, setPage] = useState(() => lazy(load))
  return (
    <ErrorBoundary
      FallbackComponent={ScreenFailure}
      onError={(error) => report('screen', error instanceof Error ? error.message : '')}
      // A lazy component keeps its failed fetch, so trying again takes a new one.
      onReset={() => setPage(lazy(load))}
    >
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('start.screen')}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )
}

/** How browsers word a file of the page that could not be fetched. */
const CHUNK_FAILURE = /dynamically imported module|importing a module script failed|preload/i

function ScreenFailure({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation()
  const isChunk = error instanceof Error && CHUNK_FAILURE.test(error.message)
  return (
    <div role="alert">
      <Result
        status="warning"
        title={t('crash.title')}
        subTitle={t(isChunk ? 'crash.chunk' : 'crash.text')}
        extra={[
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
