import type vdrAsset from './locales/asset.zh.json'
import type vdrLog from './locales/log.zh.json'
import type vdrEvidence from './locales/evidence.zh.json'
import type vdrPrivate from './locales/private.zh.json'
import type vdrReports from './locales/reports.zh.json'
import type vdrScenarios from './locales/scenarios.zh.json'
import type vdrShare from './locales/share.zh.json'
import type shell from './locales/shell.zh.json'

declare module '@/shared/i18n' {
  interface Texts {
    vdrAsset: typeof vdrAsset
    vdrLog: typeof vdrLog
    vdrEvidence: typeof vdrEvidence
    vdrPrivate: typeof vdrPrivate
    vdrReports: typeof vdrReports
    vdrScenarios: typeof vdrScenarios
    vdrShare: typeof vdrShare
    vdrShell: typeof shell
  }
}
