import type pages from '@/features/account/locales/pages.zh.json'
import type account from '@/features/account/locales/zh.json'
import type signIn from '@/features/account/locales/signIn.zh.json'
import type concepts from '@/features/concepts/locales/zh.json'
import type conceptHalls from '@/features/concepts/locales/halls.zh.json'
import type conceptForms from '@/features/concepts/locales/forms.zh.json'
import type conceptWorkspace from '@/features/concepts/locales/workspace.zh.json'
import type conceptExpert from '@/features/concepts/locales/expert.zh.json'
import type conceptStatistics from '@/features/concepts/locales/statistics.zh.json'
import type searchDetails from '@/features/search/locales/details.zh.json'
import type search from '@/features/search/locales/zh.json'
import type valuationForm from '@/features/valuation/locales/form.zh.json'
import type valuationNpv from '@/features/valuation/locales/npv.zh.json'
import type valuationWorkbench from '@/features/valuation/locales/workbench.zh.json'
import type questionnaire from '@/features/valuation/locales/questionnaire.zh.json'
import type reports from '@/features/valuation/locales/reports.zh.json'
import type versions from '@/features/valuation/locales/versions.zh.json'
import type valuation from '@/features/valuation/locales/zh.json'
import type dictionary from '@/shared/locales/dictionary.en.json'
import type parts from '@/shared/locales/parts.zh.json'
import type workflow from '@/shared/locales/workflow.zh.json'
import type common from '@/shared/locales/zh.json'
import type shell from './locales/zh.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common
      shell: typeof shell
      parts: typeof parts
      workflow: typeof workflow
      dictionary: typeof dictionary
      account: typeof account
      signIn: typeof signIn
      pages: typeof pages
      valuation: typeof valuation
      valuationForm: typeof valuationForm
      search: typeof search
      searchDetails: typeof searchDetails
      versions: typeof versions
      valuationNpv: typeof valuationNpv
      valuationWorkbench: typeof valuationWorkbench
      questionnaire: typeof questionnaire
      reports: typeof reports
      concepts: typeof concepts
      conceptHalls: typeof conceptHalls
      conceptForms: typeof conceptForms
      conceptWorkspace: typeof conceptWorkspace
      conceptExpert: typeof conceptExpert
      conceptStatistics: typeof conceptStatistics
    }
  }
}
