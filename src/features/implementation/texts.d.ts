import type milestones from './locales/milestones.zh.json'
import type projects from './locales/projects.zh.json'
import type claims from './locales/claims.zh.json'
import type plan from './locales/plan.zh.json'
import type funds from './locales/funds.zh.json'
import type customers from './locales/customers.zh.json'
import type overview from './locales/overview.zh.json'
import type shell from './locales/shell.zh.json'
import type waiting from './locales/waiting.zh.json'

declare module '@/shared/i18n' {
  interface Texts {
    implementationMilestones: typeof milestones
    implementationProjects: typeof projects
    implementationClaims: typeof claims
    implementationPlan: typeof plan
    implementationFunds: typeof funds
    implementationCustomers: typeof customers
    implementationOverview: typeof overview
    implementationShell: typeof shell
    implementationWaiting: typeof waiting
  }
}
