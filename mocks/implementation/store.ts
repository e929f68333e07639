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
import type { StoredEntity } from '../platform/workflow'
import { REFUSALS } from './refusals'

/** A funded project as the backend keeps it. What can be computed of it is not kept. */
export interface StoredProject extends StoredEntity<ProjectState> {
  code: string
  name: string
  conceptId: string
  conceptCode: string
  organisation: string
  contractNo: string
  /** Of its insurance; empty without one. */
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
  /** Said in place of what is computed, and why. */
  ownHealth: { health: Health; reason: string } | null
  roomId: string
  createTime: string
}

export interface StoredMilestone extends StoredEntity<MilestoneState> {
  projectId: string
  name: string
  due: string
  /** Percent of its project; those of a project sum up to 100. */
  weight: number
  deliverable: string
  acceptance: string
  /** Who handed it in; another person accepts it. */
  delivererId: string | null
  /** The published document that shows it. */
  documentId: string | null
}

/** A payment of an agreement. */
export interface StoredInstalment extends StoredEntity<InstalmentState> {
  agreementId: string
  projectId: string
  /** Of its agreement, counted from 1. */
  no: number
  due: string
  amount: number
  /** Has to be accepted before it is applied for; null: without condition. */
  milestoneId: string | null
  applicantId: string | null
  reviewerId: string | null
  payerId: string | null
  /** Asked for, and approved; null before. */
  applied: number | null
  approved: number | null
  /** What was paid; 0 before. */
  paid: number
  /** What left the account: paid, at the rate. */
  bankAmount: number
  paidOn: string
  rate: number | null
  slip: readonly StoredFile[]
  payee: string
  account: string
  purpose: string
  invoices: readonly StoredFile[]
  /** With which it was returned. */
  reason: string
  approverId: string | null
}

/** A risk or an issue of a project. */
export interface StoredFinding {
  id: string
  projectId: string
  version: number
  kind: FindingKind
  title: string
  /** 1..5 */
  severity: number
  /** 1..5 */
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

const within = <T extends { projectId: string }>(kept: { all: () => T[] }, projectId: string) =>
  kept.all().filter((each) => each.projectId === projectId)
export const milestonesOf = (projectId: string) => within(milestones, projectId)
export const findingsOf = (projectId: string) => within(findings, projectId)
export const instalmentsOf = (projectId: string) => within(instalments, projectId)
