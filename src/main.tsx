import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { config } from 'zod/mini'
import './app/base.css'
import { connectCalls } from './app/session/connect'
import { App } from './app/App'
import { startTexts } from './app/i18n/i18n'
import { reloadAfterRelease } from './app/newRelease'
import { applyStyleNonce } from './app/styleNonce'
import { startTheme } from './app/theme'
import { startTrustedTypes } from './app/trustedTypes'

startTrustedTypes()
applyStyleNonce()
config({ jitless: true }) // zod would otherwise compile its checks from text, which the server's policy forbids
reloadAfterRelease()
startTheme()
connectCalls()
await new Promise((go) => setTimeout(go)) // yields to the page, since all modules so far ran in a single task
await startTexts()
const root = createRoot(document.getElementById('root')!)
// Renders in steps, between which the page responds.
startTransition(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
