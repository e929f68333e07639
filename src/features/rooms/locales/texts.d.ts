import type audit from './audit.zh.json'
import type home from './home.zh.json'
import type life from './life.zh.json'
import type manage from './manage.zh.json'
import type mark from './mark.zh.json'
import type patents from './patents.zh.json'
import type questions from './questions.zh.json'
import type rooms from './zh.json'
import type setting from './setting.zh.json'
import type members from './members.zh.json'
import type dashboard from './dashboard.zh.json'
import type documents from './documents.zh.json'
import type rights from './rights.zh.json'
import type tags from './tags.zh.json'
import type edit from './edit.zh.json'
import type shell from './shell.zh.json'
import type waiting from './waiting.zh.json'

declare module '@/shared/texts' {
  interface Texts {
    rooms: typeof rooms
    roomsAudit: typeof audit
    roomsHome: typeof home
    roomsLife: typeof life
    roomsManage: typeof manage
    roomsMark: typeof mark
    roomsPatents: typeof patents
    roomsQuestions: typeof questions
    roomsSetting: typeof setting
    roomsMembers: typeof members
    roomsDashboard: typeof dashboard
    roomsDocuments: typeof documents
    roomsRights: typeof rights
    roomsTags: typeof tags
    roomsEdit: typeof edit
    roomsShell: typeof shell
    roomsWaiting: typeof waiting
  }
}
