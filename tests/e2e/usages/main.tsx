import { config } from 'zod/mini'
import '@/app/base.css'
import { startTexts } from '@/app/texts/i18n'
import { startTheme } from '@/app/theme'
import '@/shared/ui/page.css' // every screen has it with its title

config({ jitless: true }) // like the product's entry
startTheme()
await startTexts()
void import('./page')
