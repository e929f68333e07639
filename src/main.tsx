import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app/base.css'
import { connectCalls } from './app/connect'
import { Entry } from './app/Entry'
import { startTexts } from './app/i18n'
import { reloadOnceAfterRelease } from './app/newRelease'
import { startTheme } from './app/theme'

reloadOnceAfterRelease()
startTheme()
connectCalls()
await startTexts()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Entry />
  </StrictMode>,
)
