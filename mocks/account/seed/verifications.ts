import { ACCOUNTS } from './accounts'

const returned = ACCOUNTS.filter(({ userName }) => userName === 'returned')

export const RETURNED_VERIFICATIONS = returned.map(({ userId, email }) => ({
  id: userId,
  identity: {
    accountType: 'company' as const,
    realName: '吴补正',
    organisation: '华东创新药研究院有限公司',
    creditCode: '',
    email,
    purpose: '为在研管线估值，寻找合作方',
  },
  reason: '缺少统一社会信用代码和营业执照图片，请补充后重新提交。',
  missing: ['creditCode', 'certificate'],
}))
