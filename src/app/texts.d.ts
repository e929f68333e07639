import type home from './locales/home.zh.json'
import type shell from './locales/shell.zh.json'

declare module '@/shared/i18n' {
  interface Texts {
    home: typeof home
    shell: typeof shell
  }
}
