// The viewer alone, without pages around it, tested under the server's own policy.
import { config } from 'zod/mini'
import '@/app/base.css'
import { applyStyleNonce } from '@/app/styleNonce'
import { startTexts } from '@/app/i18n/i18n'
import { startTheme } from '@/app/theme'
import { startTrustedTypes } from '@/app/trustedTypes'

startTrustedTypes()
applyStyleNonce()
config({ jitless: true }) // before any schema is loaded
startTheme()
await startTexts()
await import('./page')
