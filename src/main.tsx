import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import './app/base.css'
import { connectCalls } from './app/connect'
import { startTexts } from './app/i18n'
import { createRouter } from './app/router'
import { startTheme } from './app/theme'

startTheme()
connectCalls()
await startTexts()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
)
