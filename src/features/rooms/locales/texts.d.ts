import type home from './home.zh.json'
import type life from './life.zh.json'
import type patents from './patents.zh.json'
import type rooms from './zh.json'
import type shell from './shell.zh.json'

declare module '@/shared/texts' {
  interface Texts {
    rooms: typeof rooms
    roomsHome: typeof home
    roomsLife: typeof life
    roomsPatents: typeof patents
    roomsShell: typeof shell
  }
}
