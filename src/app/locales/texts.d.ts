import type home from './home.zh.json'
import type shell from './shell.zh.json'

declare module '@/shared/texts' {
  interface Texts {
    home: typeof home
    shell: typeof shell
  }
}
