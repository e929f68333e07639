// oxlint-disable-next-line no-restricted-imports -- keeps the login chunk small; there is no input to lose yet
import { lazy, Suspense, useEffect, useState } from 'react'
import { readToken } from '@/shared/auth/token'
import { internalAddress, pathBelowBase, withBase } from '@/shared/lib/addresses'
import { whenIdle } from '@/shared/lib/whenIdle'
import { useTranslations } from '@/shared/i18n'
import { useLazyModule } from '@/shared/ui/lazy/useLazyModule'
import { loginRedirect } from './featureRegistry/address'
import { loadWorkspace } from './loadWorkspace'
import { missingNeed, type Need } from './errorPages/needs'
import { FatalError } from './errorPages/FatalError'
import { LoginPage } from './featureRegistry/signIn'

const loadApp = () => import('./routes')
const startApp = () => loadApp().catch(() => ({ default: LoadError }))
/** Idle, so that the button first shows its pressed state. */
const preloadApp = () =>
  whenIdle(
    () =>
      void loadApp()
        .then(loadWorkspace)
        .catch(() => undefined),
  )
const NeedsPage = lazy(() => import('./errorPages/NeedsPage'))

/** Redirects visitors without a token to the login page, keeping the requested address in it. */
function needsLogin(): boolean {
  if (readToken()) return false
  const { pathname, search, hash } = location
  const path = pathBelowBase(pathname)
  const login = loginRedirect({ pathname: path, search, hash })
  if (login) history.replaceState(null, '', withBase(login))
  return login !== null || path === '/login'
}

/**
 * Root component. Shows the login page to visitors before the router, antd and the screens are loaded; those are
 * preloaded while they type (`preload`) and evaluated while the sign-in request is pending.
 */
export function App() {
  const [need, setNeed] = useState(missingNeed)
  if (need) {
    return (
      <Suspense>
        <NeedsPage need={need} />
      </Suspense>
    )
  }
  return <Start onNeed={setNeed} />
}

function Start({ onNeed }: { onNeed: (need: Need) => void }) {
  const [isVisitor, setVisitor] = useState(needsLogin)

  useEffect(() => {
    if (isVisitor) window.prefetchWorkspace?.()
    // In parallel with the router. On failure the guard retries and shows the error.
    else loadWorkspace().catch(() => undefined)
  }, [isVisitor])

  if (isVisitor) {
    const redirect = new URLSearchParams(location.search).get('redirect')
    const enter = () => {
      // Cookies may have been disabled since; the session would be lost silently.
      const need = missingNeed()
      if (need) return onNeed(need)
      history.replaceState(null, '', withBase(internalAddress(redirect)))
      setVisitor(false)
    }
    return <LoginPage redirect={redirect} onSending={preloadApp} onSignedIn={enter} />
  }
  return <Routed />
}

function Routed() {
  const t = useTranslations()
  const app = useLazyModule(startApp)
  return app ? <app.default /> : <div className="plain-page" role="status" aria-label={t('start.screen')} />
}

/** No component that could show the error has loaded, so this plain page does. */
function LoadError() {
  const t = useTranslations()
  return <FatalError title={t('crash.title')} text={t('crash.chunk')} />
}
