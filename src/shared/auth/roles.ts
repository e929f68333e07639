import { DEFAULT_ROLE } from './auth.api'

/** Features of tiers, in the order in which plans are compared. Daily counts are separate. */
export const TIER_FEATURES = [
  'details',
  'value',
  'npv',
  'speak',
  'unlocked',
  'edit',
  'download',
  'export',
  'create',
  'department',
] as const
export type TierFeature = (typeof TIER_FEATURES)[number]

/** The roles that mark the tiers which the specification names; those for sale from the smallest to the largest. */
export const TIER_ROLES = [
  'intelligence_basic',
  'intelligence_upgrade',
  'valuation_pro',
  'professional',
  'plus_member',
  'company_sub_user',
  'company_admin',
  /** The super administrator. */
  'admin',
] as const
export type TierRole = (typeof TIER_ROLES)[number]

/** Every role the client or its mock backend names. Those that the specification does not name are assumed. */
export const ROLES = [
  ...TIER_ROLES,
  DEFAULT_ROLE,
  'poc_common_user',
  'poc_auditor',
  'poc_expert',
  'poc_expert_chair',
  'poc_manager',
  'poc_secretary',
  'fund_reviewer',
  'claim_handler',
  'project_manager',
  'project_investor',
  'project_finance',
] as const
export type Role = (typeof ROLES)[number]
