import type valuation from './locales/zh.json'
import type form from './locales/form.zh.json'
import type npv from './locales/npv.zh.json'
import type questionnaire from './locales/questionnaire.zh.json'
import type reports from './locales/reports.zh.json'
import type versions from './locales/versions.zh.json'
import type workbench from './locales/workbench.zh.json'
import type portfolio from './locales/portfolio.zh.json'
import type shell from './locales/shell.zh.json'
import type waiting from './locales/waiting.zh.json'

declare module '@/shared/i18n' {
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
