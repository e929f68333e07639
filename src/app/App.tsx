// oxlint-disable-next-line no-restricted-imports -- the login's entry stays small, and nobody has typed yet
import { lazy, Suspense, useEffect, useState } from 'react'
import { readToken } from '@/shared/auth/token'
import { ownAddress, pathBelowBase, withBase } from '@/shared/lib/addresses'
import { whenIdle } from '@/shared/lib/whenIdle'
import { useTranslations } from '@/shared/i18n'
import { useLazyModule } from '@/shared/ui/lazy/useLazyModule'
import { loginRedirect } from './featureRegistry/address'
import { loadWorkspace } from './loadWorkspace'
import { missingNeed, type Need } from './errorPages/needs'
import { FatalError } from './errorPages/FatalError'
import { LoginPage } from './featureRegistry/signIn'

const loadApp = () => import('./routes')
const startApp = () => loadApp().catch(() => ({ default: NotLoaded }))
/** Once the button has shown that it was pressed. */
const runAhead = () =>
  whenIdle(
    () =>
      void loadApp()
        .then(loadWorkspace)
        .catch(() => undefined),
  )
const NeedsPage = lazy(() => import('./errorPages/NeedsPage'))

/** A visitor without a token starts at the login page, whatever the address; the way back stays in it. */
function needsLogin(): boolean {
  if (readToken()) return false
  const { pathname, search, hash } = location
  const path = pathBelowBase(pathname)
  const login = loginRedirect({ pathname: path, search, hash })
  if (login) history.replaceState(null, '', withBase(login))
  return login !== null || path === '/login'
}

/**
 * The first thing on screen. A visitor's login page opens by itself, before the router, the component library
 * and the screens have arrived; those are fetched while they type (`preload`), and run while their sign-in is answered.
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
    // Alongside the router, not after it. Where this fails, the guard asks again and says so.
    else loadWorkspace().catch(() => undefined)
  }, [isVisitor])

  if (isVisitor) {
    const redirect = new URLSearchParams(location.search).get('redirect')
    const enter = () => {
      // Cookies may have been switched off since; the session would be lost without a word.
      const need = missingNeed()
      if (need) return onNeed(need)
      history.replaceState(null, '', withBase(ownAddress(redirect)))
      setVisitor(false)
    }
    return <LoginPage redirect={redirect} onSending={runAhead} onSignedIn={enter} />
  }
  return <Routed />
}

function Routed() {
  const t = useTranslations()
  const app = useLazyModule(startApp)
  return app ? <app.default /> : <div className="plain-page" role="status" aria-label={t('start.screen')} />
}

/** Nothing that could show a failure has come: the page itself says so. */
function NotLoaded() {
  const t = useTranslations()
  return <FatalError title={t('crash.title')} text={t('crash.chunk')} />
}
