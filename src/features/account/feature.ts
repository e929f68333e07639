import { page, loadWithTexts, type Feature, type Page } from '@/shared/feature'
import type { OPEN_ADDRESSES } from './addresses'
import { QUOTA_PERMISSIONS } from './card/quotaPermissions'

const agreement = page(() => import('./agreement/AgreementPage'), 'accountPages')

const open: Record<(typeof OPEN_ADDRESSES)[number], Page> = {
  '/qrlogin': page(() => import('./qr/QrLoginPage')),
  '/social-login/wx': page(() => import('./social/WechatLoginPage')),
  '/social-login/alipay': page(() => import('./social/AlipayLoginPage')),
  '/agreeUser': agreement,
  '/agree': agreement,
}

export const account: Feature = {
  open,
  fixed: {
    '/user/center': { ...page(() => import('./CentrePage'), 'accountCentre'), icon: 'user' },
    '/aovPay': page(() => import('./pay/PayPage'), 'accountPay', 'parts', 'points'),
    '/contact': {
      ...page(() => import('./contact/ContactPage'), 'accountPages', 'parts'),
      icon: 'support',
    },
  },
  standalone: {
    '/member': { ...page(() => import('./member/MemberPage'), 'accountPages'), icon: 'member' },
    '/guestRegister': page(() => import('./register/GuestRegisterPage'), 'accountPages', 'parts'),
  },
  register: {
    visitor: page(() => import('./register/SignUpPage'), 'accountPages', 'parts'),
    account: loadWithTexts(() => import('./register/Verification'), 'accountPages', 'parts'),
  },
  home: [
    {
      place: 'line',
      needs: QUOTA_PERMISSIONS,
      load: loadWithTexts(() => import('./card/QuotaLine'), 'accountShell'),
    },
  ],
  header: [{ load: loadWithTexts(() => import('./bell/Bell'), 'accountNotices') }],
  account: [{ load: loadWithTexts(() => import('./card/AccountCard'), 'accountShell', 'parts') }],
  live: [
    {
      isFor: ({ user }) => user?.phonenumber === '',
      load: loadWithTexts(() => import('./notices/PhonePrompt'), 'accountShell'),
    },
  ],
}
