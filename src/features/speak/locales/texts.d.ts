import type shell from './shell.zh.json'
import type speak from './zh.json'

declare module '@/shared/texts' {
  interface Texts {
    speak: typeof speak
    speakShell: typeof shell
  }
}
