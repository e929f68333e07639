export const INVITATIONS = [
  { id: 'GUEST-2026', invitedBy: '华辰生物医药' },
  { id: 'ROOM-1001', invitedBy: '数据室：PD-1 双抗海外授权' },
]
