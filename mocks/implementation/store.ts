import type {
  FindingKind,
  FindingState,
  Health,
  InstalmentState,
  MilestoneState,
  Phase,
  ProjectState,
} from '@/features/implementation/domain/states'
import type { StoredFile } from '@/shared/files/files.api'
import type { Currency } from '@/shared/lib/money'
import { collection } from '../platform/collection'
import type { StoredEntity } from '../platform/workflowStore'
import { REFUSALS } from './refusals'

export interface StoredProject extends StoredEntity<ProjectState> {
  code: string
  name: string
  conceptId: string
  conceptCode: string
  organisation: string
  contractNo: string
  policyNo: string
  managerId: string
  managerName: string
  phase: Phase
  start: string
  end: string
  currency: Currency
  budget: number
  approved: number
  spent: number
  /** Health set by the manager, with the reason; overrides the computed health. */
  ownHealth: { health: Health; reason: string } | null
  roomId: string
  createTime: string
}

export interface StoredMilestone extends StoredEntity<MilestoneState> {
  projectId: string
  name: string
  due: string
  /** Percent of the project; a project's weights sum to 100. */
  weight: number
  deliverable: string
  acceptance: string
  delivererId: string | null
  /** The published document that proves it. */
  documentId: string | null
}

export interface StoredInstalment extends StoredEntity<InstalmentState> {
  agreementId: string
  projectId: string
  no: number
  due: string
  amount: number
  /** Must be accepted before the application; null means no condition. */
  milestoneId: string | null
  applicantId: string | null
  reviewerId: string | null
  payerId: string | null
  /** Null until applied for or approved. */
  applied: number | null
  approved: number | null
  paid: number
  /** Amount in the currency of the bank account. */
  bankAmount: number
  /** Null for the agreement's. */
  bankCurrency: Currency | null
  paidOn: string
  slip: readonly StoredFile[]
  payee: string
  account: string
  /** Why it is not the recipient of the agreement. */
  recipientReason: string
  purpose: string
  invoices: readonly StoredFile[]
  reason: string
  approverId: string | null
  formerPayments: readonly FormerPayment[]
}

interface FormerPayment {
  isCorrected: boolean
  reason: string
  by: string
  time: string
  paidOn: string
  paid: number
  bankAmount: number
  bankCurrency: Currency
  slip: StoredFile[]
  payerName: string
}

export interface StoredFinding {
  id: string
  projectId: string
  version: number
  kind: FindingKind
  title: string
  severity: number
  /** Severity and likelihood range from 1 to 5. */
  likelihood: number
  mitigation: string
  owner: string
  due: string | null
  state: FindingState
  createTime: string
  updateTime: string
  updatedBy: string
}

export const projects = collection<StoredProject>(REFUSALS.noProject)
export const milestones = collection<StoredMilestone>(REFUSALS.noMilestone)
export const findings = collection<StoredFinding>()
export const instalments = collection<StoredInstalment>()

const rowsOfProject = <T extends { projectId: string }>(rows: { all: () => T[] }, projectId: string) =>
  rows.all().filter((each) => each.projectId === projectId)
export const milestonesOf = (projectId: string) => rowsOfProject(milestones, projectId)
export const findingsOf = (projectId: string) => rowsOfProject(findings, projectId)
export const instalmentsOf = (projectId: string) => rowsOfProject(instalments, projectId)
