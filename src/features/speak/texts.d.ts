import type shell from './locales/shell.zh.json'
import type speak from './locales/zh.json'

declare module '@/shared/i18n' {
  interface Texts {
    speak: typeof speak
    speakShell: typeof shell
  }
}
