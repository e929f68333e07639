import { config } from 'zod/mini'
import '@/app/base.css'
import { startTexts } from '@/app/i18n/i18n'
import { startTheme } from '@/app/theme'

config({ jitless: true }) // like the product's entry
startTheme()
await startTexts()
void import('./page')
