import type { InstalmentState, MilestoneState, Phase, ProjectState, Health } from '@/features/implementation/domain/states' // prettier-ignore
import type { Currency } from '@/shared/lib/money'
import { collection } from '../platform/collection'
import type { Kept } from '../platform/workflow'
import { REFUSALS } from './refusals'

/** A funded project as the backend keeps it. What can be computed of it is not kept. */
export interface StoredProject extends Kept<ProjectState> {
  code: string
  name: string
  conceptId: string
  conceptCode: string
  organisation: string
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

export interface StoredMilestone extends Kept<MilestoneState> {
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
export interface StoredInstalment extends Kept<InstalmentState> {
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
  /** What was paid; 0 before. */
  paid: number
}

export const projects = collection<StoredProject>(REFUSALS.noProject)
export const milestones = collection<StoredMilestone>()
export const instalments = collection<StoredInstalment>()
