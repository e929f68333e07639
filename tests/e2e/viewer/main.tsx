// The viewer alone, without screens around it: what it promises is tested here, under the server's own policy.
import { config } from 'zod/mini'
import '@/app/base.css'
import { applyStyleNonce } from '@/app/styleNonce'
import { startTexts } from '@/app/i18n/i18n'
import { startTheme } from '@/app/theme'
import { startTrustedTypes } from '@/app/trustedTypes'

startTrustedTypes()
applyStyleNonce()
config({ jitless: true }) // before anything that is checked is loaded
startTheme()
await startTexts()
await import('./page')
