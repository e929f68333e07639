import type vdrPrivate from './private.zh.json'
import type shell from './shell.zh.json'

declare module '@/shared/texts' {
  interface Texts {
    vdrPrivate: typeof vdrPrivate
    vdrShell: typeof shell
  }
}
