import { type Role, type TierFeature, type TierRole } from '@/shared/auth/roles'
import { useCallback, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { tierAmong, tierWith } from './tiers'
import { useTierName } from './useTierName'
import { upgradeAddress } from './upgradeAddress'
import { loginAddress } from '@/shared/lib/addresses'
import { useTranslations } from '@/shared/i18n'
import { dialog, message } from '@/shared/ui/feedback'
import { QuotaUpgrade } from './QuotaUpgrade'
import { hasRole, isAllowed, type Permission, type Requirement } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'

const MESSAGE_SECONDS = 5

/** Requirements of an action, checked in this order. */
interface GateRequirements {
  /** `search:api` marks a logged-in user: a visitor is asked to log in. */
  permission?: Requirement<Permission>
  /** Tier feature that brings the permission: users without it are offered the smallest tier that has it. */
  feature?: TierFeature
  role?: Requirement<Role>
  /** Daily quota that the action draws on and its rest; unknown passes and leaves the decision to the server. */
  quota?: { kind: 'valuation' | 'search'; left: number | undefined }
}

const namesIn = (role: Requirement<Role>): readonly Role[] =>
  typeof role === 'string' ? [role] : 'any' in role ? role.any : role.all

/**
 * Returns a check for event handlers, made before the request: `if (!passes({ permission: 'search:api' })) return`. If
 * it fails, the user has been shown the reason and the remedy, and nothing may be sent.
 */
export function useGate() {
  const t = useTranslations('parts')
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  const nameOf = useTierName()
  /** A second click joins the open dialog. */
  const isOpen = useRef(false)

  return useCallback(
    ({ permission, feature, role, quota }: GateRequirements): boolean => {
      const { user, permissions, roles } = useSession.getState()
      const offer = (title: string, content: string, okText: string, address: string) => {
        if (isOpen.current) return false
        isOpen.current = true
        const close = () => {
          isOpen.current = false
        }
        dialog.confirm({
          title,
          content,
          okText,
          cancelText: t('actions.cancel'),
          onCancel: close,
          onOk: () => {
            close()
            void navigate(address)
          },
        })
        return false
      }
      const offerPlan = (plan: TierRole | null) =>
        offer(
          t('parts:gate.upgrade.title'),
          plan ? t('parts:gate.upgrade.plan', { tier: nameOf(plan) }) : t('parts:gate.upgrade.text'),
          t('parts:gate.upgrade.go'),
          upgradeAddress({ plan, back: here }),
        )
      const warn = (content: ReactNode) => {
        message.warning({ key: 'gate', content, duration: MESSAGE_SECONDS })
        return false
      }

      if (permission !== undefined && !isAllowed(permissions, permission)) {
        if (permission === 'search:api' && user === null) {
          return offer(
            t('parts:gate.login.title'),
            t('parts:gate.login.text'),
            t('actions.login'),
            loginAddress(here),
          )
        }
        const plan = feature ? tierWith(feature) : null
        return plan ? offerPlan(plan) : warn(t('parts:gate.denied'))
      }
      if (role !== undefined && !hasRole(roles, role)) {
        return offerPlan(tierAmong(namesIn(role)))
      }
      if (quota && quota.left !== undefined && quota.left <= 0) {
        return warn(
          <>
            {t(`parts:gate.usedUp.${quota.kind}`)} <QuotaUpgrade quota={quota.kind} />
          </>,
        )
      }
      return true
    },
    [t, navigate, nameOf, here],
  )
}
