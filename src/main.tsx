import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { config } from 'zod/mini'
import './app/base.css'
import { connectCalls } from './app/session/connect'
import { App } from './app/App'
import { startTexts } from '@/app/i18n/i18n'
import { reloadAfterRelease } from './app/newRelease'
import { lendStyleNonce } from './app/styleNonce'
import { startTheme } from './app/theme'
import { startTrustedTypes } from './app/trustedTypes'

startTrustedTypes()
lendStyleNonce()
config({ jitless: true }) // zod would try to compile its checks from text, which the server's policy forbids
reloadAfterRelease()
startTheme()
connectCalls()
await new Promise((go) => setTimeout(go)) // all this code was run in one go; the page answers before it goes on
await startTexts()
const root = createRoot(document.getElementById('root')!)
// In steps between which the page answers.
startTransition(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
