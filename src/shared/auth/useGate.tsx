import { App } from 'antd'
import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginAddress } from '@/shared/lib/addresses'
import { useText } from '@/shared/texts'
import { hasRole, isAllowed, type Permission, type Role, type Wanted } from './permissions'
import { useSession } from './session'

/** Where a membership is upgraded and paid. */
export const UPGRADE = '/aovPay'
/** Seconds that a message stays. */
const MESSAGE = 5

/** What a step needs, checked in this order. */
interface Needs {
  /** `search:api` marks a logged-in user: who lacks it is asked to log in. */
  permission?: Wanted<Permission>
  /** Who has none of them is offered the upgrade. */
  role?: Wanted<Role>
  /** The day's count that the step draws on, and what is left of it; unknown passes, for the server to decide. */
  quota?: { of: 'valuation' | 'search'; left: number | undefined }
}

/**
 * A check for event handlers, before the call is made: `if (!passes({ permission: 'search:api' })) return`. Where
 * it fails the user has been told why and what can be done, and nothing may be sent.
 */
export function useGate() {
  const t = useText('parts')
  const { message, modal } = App.useApp()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  /** A second press joins the dialog that is open. */
  const isOpen = useRef(false)

  return useCallback(
    ({ permission, role, quota }: Needs): boolean => {
      const { permissions, roles } = useSession.getState()
      const offer = (kind: 'login' | 'upgrade', okText: string, address: string) => {
        if (isOpen.current) return false
        isOpen.current = true
        const close = () => {
          isOpen.current = false
        }
        modal.confirm({
          title: t(`parts:gate.${kind}.title`),
          content: t(`parts:gate.${kind}.text`),
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
      const say = (content: string) => {
        void message.warning({ key: 'gate', content, duration: MESSAGE })
        return false
      }

      if (permission !== undefined && !isAllowed(permissions, permission)) {
        return permission === 'search:api'
          ? offer('login', t('actions.login'), loginAddress(pathname + search + hash))
          : say(t('parts:gate.denied'))
      }
      if (role !== undefined && !hasRole(roles, role))
        return offer('upgrade', t('parts:gate.upgrade.go'), UPGRADE)
      if (quota && quota.left !== undefined && quota.left <= 0) return say(t(`parts:gate.usedUp.${quota.of}`))
      return true
    },
    [t, message, modal, navigate, pathname, search, hash],
  )
}
