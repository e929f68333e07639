import type milestones from './milestones.zh.json'
import type projects from './projects.zh.json'
import type claims from './claims.zh.json'
import type plan from './plan.zh.json'
import type funds from './funds.zh.json'
import type customers from './customers.zh.json'
import type overview from './overview.zh.json'
import type shell from './shell.zh.json'
import type waiting from './waiting.zh.json'

declare module '@/shared/texts' {
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
