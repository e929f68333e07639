import type patents from './patents.zh.json'
import type rooms from './zh.json'
import type shell from './shell.zh.json'

declare module '@/shared/texts' {
  interface Texts {
    rooms: typeof rooms
    roomsPatents: typeof patents
    roomsShell: typeof shell
  }
}
