import type vdrPrivate from './private.zh.json'
import type vdrShare from './share.zh.json'
import type shell from './shell.zh.json'

declare module '@/shared/texts' {
  interface Texts {
    vdrPrivate: typeof vdrPrivate
    vdrShare: typeof vdrShare
    vdrShell: typeof shell
  }
}
