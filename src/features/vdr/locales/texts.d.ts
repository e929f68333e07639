import type vdrAsset from './asset.zh.json'
import type vdrLog from './log.zh.json'
import type vdrEvidence from './evidence.zh.json'
import type vdrPrivate from './private.zh.json'
import type vdrReports from './reports.zh.json'
import type vdrScenarios from './scenarios.zh.json'
import type vdrShare from './share.zh.json'
import type shell from './shell.zh.json'

declare module '@/shared/texts' {
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
