export const WELCOME = [
  {
    noticeType: 'account',
    noticeTitle: '新设备登录提醒',
    noticeContent: '您的账号在新设备上登录。如非本人操作，请在个人中心退出该设备并联系客服。',
    link: '/user/center?tab=profile',
    createTime: '2026-11-20 09:12:30',
  },
  {
    noticeType: 'system',
    noticeTitle: '系统维护通知',
    // HTML, as RuoYi's editor stores it.
    noticeContent:
      '<p>平台将于周日 02:00&ndash;04:00 <strong>例行维护</strong>，期间可能短暂无法访问。</p><p><br></p><p>感谢您的理解。</p>',
    link: 'https://example.com/maintenance',
    createTime: '2026-11-18 18:00:00',
  },
  {
    noticeType: 'system',
    noticeTitle: '平台用户协议已更新',
    noticeContent: '新版协议自发布之日起生效，请查阅。',
    link: '/agreeUser',
    createTime: '2026-09-01 10:00:00',
  },
  {
    noticeType: 'account',
    noticeTitle: '欢迎使用药研通',
    noticeContent: '您的账户已通过认证，可以开始检索、估值和进入数据室。',
    link: '/index',
    createTime: '2026-08-15 10:00:00',
  },
] as const
