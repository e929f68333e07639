import type audit from './locales/audit.zh.json'
import type home from './locales/home.zh.json'
import type life from './locales/life.zh.json'
import type manage from './locales/manage.zh.json'
import type mark from './locales/mark.zh.json'
import type patents from './locales/patents.zh.json'
import type questions from './locales/questions.zh.json'
import type rooms from './locales/zh.json'
import type setting from './locales/setting.zh.json'
import type members from './locales/members.zh.json'
import type dashboard from './locales/dashboard.zh.json'
import type documents from './locales/documents.zh.json'
import type rights from './locales/rights.zh.json'
import type tags from './locales/tags.zh.json'
import type edit from './locales/edit.zh.json'
import type shell from './locales/shell.zh.json'
import type waiting from './locales/waiting.zh.json'

declare module '@/shared/i18n' {
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
