import type search from './locales/zh.json'
import type details from './locales/details.zh.json'
import type shell from './locales/shell.zh.json'

declare module '@/shared/i18n' {
  interface Texts {
    search: typeof search
    searchDetails: typeof details
    searchShell: typeof shell
  }
}
