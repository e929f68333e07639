import { useEffect } from 'react'
import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from 'react-router-dom'
import { FileFailure } from '@/shared/lib/fileFailure'
import { reportError } from '@/shared/lib/reportError'
import { useTranslations } from '@/shared/i18n'
import { FatalError } from './FatalError'

/** What became of the whole application: an address that no route takes, or a defect. */
export function RootError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  // A line break, even an encoded one, keeps the router's pattern for everything else from matching.
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <Navigate to="/404" replace state={{ from: pathname }} />
  }
  return <Defect error={error} />
}

/** The last resort: a defect outside every screen's own boundary. No stack on screen. */
function Defect({ error }: { error: unknown }) {
  const t = useTranslations()
  useEffect(() => reportError('crash', error instanceof Error ? error.message : ''), [error])
  return (
    <FatalError
      title={t('crash.title')}
      text={t(error instanceof FileFailure ? 'crash.chunk' : 'crash.text')}
    />
  )
}
