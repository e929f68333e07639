import { Button, Card } from 'antd'
import { useApiMutation } from '@/shared/api'
import { reloadPermissions, useSession } from '@/shared/auth/session'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useConfirmedAction } from '@/shared/ui/useConfirmedAction'
import { memberApi, type VipBoard } from './membership.api'
import { useMemberNames } from './useMemberNames'
import styles from './member.module.css'

/** Plans bought before the current one, to which the user can switch back. */
export function PausedPlans({ board }: { board: VipBoard }) {
  const t = useTranslations('accountMembership')
  const names = useMemberNames()
  const userId = useSession(({ user }) => user?.userId ?? '')
  const restorePlan = useApiMutation(memberApi.restorePlan, { invalidates: [memberApi] })
  const confirmed = useConfirmedAction()
  const nameOf = (role: string) =>
    names.plan(board.plans.find((plan) => plan.role === role) ?? { role, name: '' })

  function confirmRestore(role: string) {
    const name = nameOf(role)
    confirmed(
      {
        title: t('accountMembership:kept.sure', { name }),
        content: board.role
          ? t('accountMembership:kept.sureText', { own: nameOf(board.role) })
          : t('accountMembership:kept.sureNone', { name }),
        okText: t('accountMembership:kept.goBack'),
      },
      () => restorePlan({ body: { userId, role } }),
      () => {
        message.success(t('accountMembership:kept.done', { name }))
        void reloadPermissions()
      },
    )
  }

  return (
    <Card title={<h2 className="card-title">{t('accountMembership:kept.title')}</h2>}>
      <p className={styles.soft}>{t('accountMembership:kept.text')}</p>
      <ul className={styles.pausedPlans}>
        {board.kept.map(({ role, days }) => (
          <li key={role}>
            <strong>{nameOf(role)}</strong>
            <span className={styles.soft}>{t('accountMembership:kept.left', { count: days })}</span>
            <Button
              aria-label={t('accountMembership:kept.goBackTo', { name: nameOf(role) })}
              onClick={() => confirmRestore(role)}
            >
              {t('accountMembership:kept.goBack')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
