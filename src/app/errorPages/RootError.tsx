import { useEffect } from 'react'
import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from 'react-router-dom'
import { AssetLoadError } from '@/shared/lib/assetLoadError'
import { reportError } from '@/shared/lib/reportError'
import { useTranslations } from '@/shared/i18n'
import { FatalError } from './FatalError'

/** Error element of the router: redirects unmatched addresses to the 404 page, reports any other error. */
export function RootError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  // A line break in the address, even an encoded one, keeps the router's `*` pattern from matching.
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <Navigate to="/404" replace state={{ from: pathname }} />
  }
  return <CrashMessage error={error} />
}

/** Last resort for an error outside every screen's own boundary. Never shows a stack. */
function CrashMessage({ error }: { error: unknown }) {
  const t = useTranslations()
  useEffect(() => reportError('crash', error instanceof Error ? error.message : ''), [error])
  return (
    <FatalError
      title={t('crash.title')}
      text={t(error instanceof AssetLoadError ? 'crash.chunk' : 'crash.text')}
    />
  )
}
