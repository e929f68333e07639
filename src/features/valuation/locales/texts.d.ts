import type valuation from './zh.json'
import type form from './form.zh.json'
import type npv from './npv.zh.json'
import type questionnaire from './questionnaire.zh.json'
import type reports from './reports.zh.json'
import type versions from './versions.zh.json'
import type workbench from './workbench.zh.json'
import type portfolio from './portfolio.zh.json'
import type shell from './shell.zh.json'
import type waiting from './waiting.zh.json'

declare module '@/shared/texts' {
  interface Texts {
    valuation: typeof valuation
    valuationForm: typeof form
    valuationNpv: typeof npv
    valuationQuestionnaire: typeof questionnaire
    valuationReports: typeof reports
    valuationVersions: typeof versions
    valuationWorkbench: typeof workbench
    valuationPortfolio: typeof portfolio
    valuationShell: typeof shell
    valuationWaiting: typeof waiting
  }
}
