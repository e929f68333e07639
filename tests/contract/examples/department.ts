import { departmentApi } from '@/features/account/department/department.api'
import { db } from '@mocks/account/store'
import { example, type Example } from '../example'

const company = {
  deptName: '新创生物（演示）',
  creditCode: '91310115MA1K3DEM73',
  legalPerson: '新创一',
  contactName: '新创二',
  contactPhone: '13900000009',
  address: '',
}

function companyUserId() {
  const user = db.accounts.find(({ userName }) => userName === 'staff')!
  user.deptId = '100'
  return user.userId
}

export const examples: readonly Example[] = [
  example(departmentApi.detail, () => ({ query: { deptId: '100' } })),
  example(departmentApi.update, () => ({ body: { deptId: '100', version: 1, ...company } })),
  example(departmentApi.create, () => ({ body: company })),
  example(departmentApi.users, () => ({ query: { pageNum: 1, pageSize: 10 } })),
  example(departmentApi.user, () => ({ path: { id: companyUserId() } })),
  example(departmentApi.addUser, () => ({
    body: {
      nickName: '新同事',
      phonenumber: '13900000010',
      email: 'colleague@example.com',
      role: 'company_sub_user' as const,
    },
  })),
  example(departmentApi.changeRole, () => ({
    body: { userId: companyUserId(), version: 1, role: 'company_admin' as const },
  })),
  example(departmentApi.changeStatus, () => ({
    body: { userId: companyUserId(), version: 1, status: '1' as const },
  })),
  example(departmentApi.removeUser, () => ({ path: { id: companyUserId() } })),
]
