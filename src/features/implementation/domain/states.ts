/** Dictionary `project_status`. */
export const PROJECT_STATES = ['notStarted', 'running', 'suspended', 'completed', 'terminated'] as const
export type ProjectState = (typeof PROJECT_STATES)[number]

/** Dictionary `project_phase`. */
export const PHASES = ['verification', 'conversion', 'followOn'] as const
export type Phase = (typeof PHASES)[number]

/** Dictionary `milestone_status`. */
export const MILESTONE_STATES = ['planned', 'delivered', 'accepted', 'rework'] as const
export type MilestoneState = (typeof MILESTONE_STATES)[number]

/** Dictionary `customer_stage`. */
export const CUSTOMER_STAGES = [
  'lead',
  'contacted',
  'cda',
  'diligence',
  'terms',
  'contract',
  'won',
  'lost',
] as const
export type CustomerStage = (typeof CUSTOMER_STAGES)[number]

/** Dictionary `claim_status`. */
export const CLAIM_STATES = [
  'draft',
  'reported',
  'filed',
  'survey',
  'supplement',
  'assessed',
  'approved',
  'paid',
  'closed',
  'rejected',
  'withdrawn',
] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** Dictionary `instalment_status`. */
export const INSTALMENT_STATES = [
  'planned',
  'applied',
  'reviewed',
  'returned',
  'approved',
  'paid',
  'settled',
] as const
export type InstalmentState = (typeof INSTALMENT_STATES)[number]

/** Health of a project: computed, or set by its manager with a reason. */
export const HEALTHS = ['onTrack', 'atRisk', 'offTrack'] as const
export type Health = (typeof HEALTHS)[number]

/** `risk`: may happen; `issue`: has happened. */
export const FINDING_KINDS = ['risk', 'issue'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

export const FINDING_STATES = ['open', 'mitigated', 'closed'] as const
export type FindingState = (typeof FINDING_STATES)[number]
