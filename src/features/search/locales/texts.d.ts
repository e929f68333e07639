import type search from './zh.json'
import type details from './details.zh.json'
import type shell from './shell.zh.json'

declare module '@/shared/texts' {
  interface Texts {
    search: typeof search
    searchDetails: typeof details
    searchShell: typeof shell
  }
}
