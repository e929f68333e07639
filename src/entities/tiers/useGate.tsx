import { type Role, type TierFeature, type TierRole } from '@/shared/auth/roles'
import { useCallback, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { tierAmong, tierWith } from './tiers'
import { useTierName } from './useTierName'
import { upgradeAddress } from './upgradeAddress'
import { loginAddress } from '@/shared/lib/addresses'
import { useTranslations } from '@/shared/i18n'
import { dialog, message } from '@/shared/ui/feedback'
import { MoreOfCount } from './QuotaUpgrade'
import { hasRole, isAllowed, type Permission, type Wanted } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'

/** Seconds that a message stays. */
const MESSAGE = 5

/** What a step needs, checked in this order. */
interface Needs {
  /** `search:api` marks a logged-in user: a visitor is asked to log in. */
  permission?: Wanted<Permission>
  /** What of a tier brings the permission: who lacks that is offered the smallest tier that has it. */
  feature?: TierFeature
  /** Who has none of them is offered the upgrade. */
  role?: Wanted<Role>
  /** The day's count that the step draws on, and what is left of it; unknown passes, for the server to decide. */
  quota?: { of: 'valuation' | 'search'; left: number | undefined }
}

const namesIn = (role: Wanted<Role>): readonly Role[] =>
  typeof role === 'string' ? [role] : 'any' in role ? role.any : role.all

/**
 * A check for event handlers, before the call is made: `if (!passes({ permission: 'search:api' })) return`. Where
 * it fails the user has been told why and what can be done, and nothing may be sent.
 */
export function useGate() {
  const t = useTranslations('parts')
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  const nameOf = useTierName()
  /** A second press joins the dialog that is open. */
  const isOpen = useRef(false)

  return useCallback(
    ({ permission, feature, role, quota }: Needs): boolean => {
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
      const say = (content: ReactNode) => {
        message.warning({ key: 'gate', content, duration: MESSAGE })
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
        return plan ? offerPlan(plan) : say(t('parts:gate.denied'))
      }
      if (role !== undefined && !hasRole(roles, role)) {
        return offerPlan(tierAmong(namesIn(role)))
      }
      if (quota && quota.left !== undefined && quota.left <= 0) {
        return say(
          <>
            {t(`parts:gate.usedUp.${quota.of}`)} <MoreOfCount of={quota.of} />
          </>,
        )
      }
      return true
    },
    [t, navigate, nameOf, here],
  )
}
