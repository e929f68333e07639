import { useTranslation } from 'react-i18next'

export const texts = {
  account: '账号',
  add: '新增',
  areas: '疾病领域',
  created: '创建时间',
  home: '首页',
  code: '验证码',
  company: '公司',
  currency: '币种',
  loading: '加载中',
  name: '药品名称',
  password: '密码',
  phone: '手机号',
  profile: '个人中心',
  remove: '删除',
  reset: '重置',
  search: '查询',
  signIn: '登录',
  signOut: '退出登录',
  status: '状态',
  phase: '研发阶段',
}

/** The product's translation types do not include these keys. */
export const useTexts = () => useTranslation().t as unknown as (key: keyof typeof texts) => string
