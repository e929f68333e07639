import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Failure } from '@/shared/api'
import type { Page } from '@/shared/feature'
import { useSession } from '@/shared/auth/session'
import { readToken } from '@/shared/auth/token'
import { loginAddress } from '@/shared/lib/addresses'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'
import { loadScreen } from '@/shared/ui/lazy/screenLoader'
import { useLazyModule } from '@/shared/ui/lazy/useLazyModule'
import { loginRedirect, GUEST_HOMES } from './featureRegistry/address'
import { GuestHome } from './home/GuestHome'
import { loadWorkspace, loadWorkspaceAt } from './loadWorkspace'
import { likelyPage, loadVerification } from './pages/pages'
import { endSession, startSession, useStartState } from './session/startSession'
import type { WorkspaceProps } from './Workspace'

/** Admits signed-in users once profile and menu are loaded; redirects everyone else to the login page. */
export function Guard() {
  const location = useLocation()
  const { pathname } = location
  const state = useStartState()
  const isVerified = useSession(({ user }) => user?.isVerified === true)
  const endedBy = useSession((session) => session.endedBy)
  const hasToken = readToken() !== undefined

  useEffect(() => {
    if (!hasToken || state.phase !== 'signed-out') return
    void startSession()
    // In parallel. Both are requested again when rendered, and errors are shown there.
    loadWorkspace().catch(() => undefined)
    const page = likelyPage(pathname)
    if (page) loadScreen(page.load).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- only the address that the session starts at
  }, [hasToken, state.phase])

  if (!hasToken) {
    // The login page explains a session end the user did not cause.
    const isGuest = endedBy === null || endedBy === 'wish'
    if (isGuest && GUEST_HOMES.includes(pathname)) return <GuestHome />
    // After an explicit sign-out the login leads to the root; visitors and idle users return to their page.
    const keepsAddress = endedBy === null || endedBy === 'idle'
    return <Navigate to={(keepsAddress && loginRedirect(location)) || loginAddress('/')} replace />
  }
  if (state.phase === 'failed') {
    if (state.failure.kind !== 'bad-gateway') return <StartFailure failure={state.failure} />
    const from = pathname + location.search + location.hash
    return <Navigate to="/serverError" replace state={{ from, reference: state.failure.reference }} />
  }
  if (state.phase !== 'ready') return <Starting />
  if (pathname === '/register')
    return isVerified ? <Navigate to="/" replace /> : <OpenPage load={loadVerification} />
  if (!isVerified) return <Navigate to="/register" replace />
  return <WorkspaceLoader menu={state.menu} hidden={state.hidden} menuFailure={state.menuFailure} />
}

function WorkspaceLoader(props: WorkspaceProps) {
  const { pathname } = useLocation()
  const workspace = useLazyModule(() => loadWorkspaceAt(pathname, props.menu))
  return workspace ? <workspace.default {...props} /> : <Starting />
}

function StartFailure({ failure }: { failure: Failure }) {
  const t = useTranslations()
  return (
    <main className="plain-page">
      <h1>{t('start.profileFailed')}</h1>
      <p role="alert">
        <ErrorMessage failure={failure} />
      </p>
      <div className="plain-actions">
        <button type="button" className="button button-primary" onClick={() => void startSession()}>
          {t('actions.retry')}
        </button>
        <button type="button" className="button" onClick={() => endSession('wish')}>
          {t('actions.logout')}
        </button>
      </div>
    </main>
  )
}

const loadStandalone = () => import('./Standalone')

/** Renders a screen without the workspace: for visitors, and for accounts not yet admitted to it. */
export function OpenPage({ load }: Pick<Page, 'load'>) {
  const standalone = useLazyModule(loadStandalone)
  return standalone ? <standalone.default load={load} /> : <Starting />
}

/** Ms without a label. The first text of a page waits for the system's fonts. */
const LABEL_DELAY = 400

function Starting() {
  const t = useTranslations()
  const step = useStartState((state) => (state.phase === 'loading' ? state.step : 'screen'))
  const [isLabelShown, setLabelShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLabelShown(true), LABEL_DELAY)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className="plain-page" aria-busy="true">
      <div className="spinner" />
      <p role="status">{isLabelShown && t(`start.${step}`)}</p>
    </main>
  )
}
