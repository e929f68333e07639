/** Companies of the demo, by id; who belongs to one says so himself. */
export const DEPARTMENTS = [
  {
    id: '100',
    deptName: '平台运营部',
    creditCode: '91310000MA1FL8XQ37',
    legalPerson: '丁运营（演示）',
    contactName: '系统管理员',
    contactPhone: '13800000001',
    address: '上海市浦东新区演示路 1 号',
    seats: 50,
    version: 1,
    updatedBy: '系统管理员',
  },
  {
    id: '200',
    deptName: '云枢医药（演示）',
    creditCode: '91440300MA5DEMQ02L',
    legalPerson: '任云枢（演示）',
    contactName: '罗企管',
    contactPhone: '13800000050',
    address: '深圳市南山区演示大道 200 号',
    seats: 5,
    version: 1,
    updatedBy: '罗企管',
  },
]
