import type documents from './documents.zh.json'
import type patents from './patents.zh.json'
import type rooms from './zh.json'
import type shell from './shell.zh.json'

declare module '@/shared/texts' {
  interface Texts {
    rooms: typeof rooms
    roomsDocuments: typeof documents
    roomsPatents: typeof patents
    roomsShell: typeof shell
  }
}
